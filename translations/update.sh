#!/bin/bash
# Brings translations/*.ts up to the texts of the sources: new ones come in unfinished, texts that are gone go.
#
#   translations/update.sh              updates the files here
#   translations/update.sh FOLDER       leaves them alone and writes updated copies to FOLDER
#
# lupdate does not know CORE_TEXT, so it reads copies of the sources in which CORE_TEXT is written as QT_TRANSLATE_NOOP with
# the context "core".
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
target=${1:-$here}
lupdate=/usr/lib/qt6/bin/lupdate
[[ -x $lupdate ]] || lupdate=$(command -v lupdate6) || lupdate=$(command -v lupdate) || {
    echo "lupdate is missing. Install qt6-l10n-tools and qt6-tools-dev-tools." >&2
    exit 1
}

copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT
cp -r "$root/core" "$root/ui" "$root/app" "$copies/"
# Whole words only, and not the definition of the macro itself.
find "$copies" \( -name '*.cpp' -o -name '*.h' \) -exec sed -i -E '/^#define/! s/\bCORE_TEXT\(/QT_TRANSLATE_NOOP("core", /g; /^#define/! s/\bACTION_TEXT\(/QT_TRANSLATE_NOOP("ui::Actions", /g' {} +

mkdir -p "$target"
for language in pt_BR en; do
    file=spanwright_$language.ts
    [[ $target == "$here" ]] || cp "$here/$file" "$target/" 2>/dev/null || true
    # English needs the plural forms only: its other texts are in the sources.
    options=(-silent -locations none -no-obsolete -I "$copies" -source-language en -target-language "$language")
    [[ $language == en ]] && options+=(-pluralonly)
    "$lupdate" "${options[@]}" "$copies/core" "$copies/ui" "$copies/app" -ts "$target/$file"
done
