#!/bin/bash
# Builds Spanwright on Debian 12 and shows the campus-pair example: in the window, or, where there is no display, as reports
# and a picture in ./out. Works from any folder; a second run builds only what has changed.
#
#   app/run.sh [FILE…]      designs to open in place of the example
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

start
packages=("${build_packages[@]}")
[[ -n ${WAYLAND_DISPLAY:-} && -z ${DISPLAY:-} ]] && packages+=(qt6-wayland)
install_packages "${packages[@]}"
build release spanwright spanwright-cli
programs=$source_folder/build/release/app

if [[ -n ${DISPLAY:-} || -n ${WAYLAND_DISPLAY:-} ]]; then
    if [[ $# -gt 0 ]]; then
        exec "$programs/spanwright" "$@"
    fi
    say "Opening the campus-pair example"
    exec "$programs/spanwright" --example campus_pair
fi

say "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so the results go to files."
cli=$programs/spanwright-cli
out=$PWD/out
mkdir -p "$out" 2>/dev/null || fail "The folder $out cannot be made. Run this in a folder you may write to."
design=$out/campus_pair.spanwright
if [[ $# -gt 0 ]]; then
    design=$1
else
    "$cli" new "$design" --example campus_pair --force >/dev/null || fail "The example could not be written to $out."
fi

"$cli" size "$design" --all || [[ $? -eq 1 ]] || fail "The design could not be sized; the line above says why."
name=$(basename "$design")
name=$out/${name%.*}
write() { "$cli" "$@" >/dev/null || fail "Not all files could be written; the line above says why."; }
for report in ports bom; do
    write report "$design" "$report" --format xlsx --out "$name-$report.xlsx"
    write report "$design" "$report" --format csv --out "$name-$report.csv"
done
write render "$design" --out "$name.png"
say ""
say "Port report, bill of materials and a picture of the canvas are in $out:"
for file in "$name"[-.]*; do
    say "  ${file##*/}"
done
