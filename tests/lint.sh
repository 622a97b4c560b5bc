#!/bin/bash
# Runs clang-tidy with the list of .clang-tidy over the project's own sources. Works from any folder.
#
#   tests/lint.sh [PATTERN]     only sources whose path matches the pattern, for instance core/report
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../app/setup.sh"

start
install_packages "${build_packages[@]}" "${lint_packages[@]}"
build dev

say "Linting"
cd "$source_folder"
pattern=${1:-.}
mapfile -t sources < <(find core ui app tests -name '*.cpp' | grep -E -- "$pattern" | sort)
[[ ${#sources[@]} -gt 0 ]] || fail "No source matches “$pattern”."
if ! printf '%s\n' "${sources[@]}" | xargs -P "$(nproc)" -n 1 clang-tidy-16 -p build/dev --quiet --warnings-as-errors='*' --extra-arg=-Wno-unknown-warning-option 2>"$log_folder/lint.log"; then
    grep -vE 'warnings? generated|Suppressed' "$log_folder/lint.log" >&2 || true
    fail "clang-tidy found something; the lines above say what."
fi
say "${#sources[@]} sources, nothing to mend."
