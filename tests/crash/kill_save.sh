#!/bin/bash
# kill -9 at random moments of a save: the file always opens, with the old content or the new.
# usage: kill_save.sh SAVER [KILLS [SEED]]
set -u
saver=$1 kills=${2:-200} RANDOM=${3:-$$}
seed=${3:-$$}
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
seen=(0 0)

for name in design.spanwright design.json .design.spanwright.autosave; do
    file=$folder/$name
    for ((kill = 0; kill < kills / 3 + 1; ++kill)); do
        before=$(stat -c %i "$file" 2>/dev/null)
        "$saver" save "$file" &
        victim=$!
        # Wait for the first save to end, so that the kill meets one of the next.
        while [ "$(stat -c %i "$file" 2>/dev/null)" = "$before" ] && kill -0 $victim 2>/dev/null; do sleep 0.002; done
        sleep "0.0$(printf '%02d' $((RANDOM % 40)))"
        kill -9 $victim
        wait $victim 2>/dev/null
        if [ $? -ne 137 ]; then
            echo "FAIL: saving $name ended by itself (seed $seed)"
            exit 1
        fi
        if ! which=$("$saver" check "$file"); then
            echo "FAIL: $name after kill $kill (seed $seed)"
            exit 1
        fi
        seen[which]=$((seen[which] + 1))
        if [ -e "$file~" ] && ! "$saver" check "$file~" >/dev/null; then
            echo "FAIL: the backup of $name after kill $kill (seed $seed)"
            exit 1
        fi
    done
done

# What the last victim left is cleared by the next save; an older one's went long ago.
left=$(find "$folder" -name '.spanwright-*' | wc -l)
if [ "$left" -gt 2 ]; then
    echo "FAIL: $left temporary files are left"
    exit 1
fi
if [ "${seen[0]}" -eq 0 ] || [ "${seen[1]}" -eq 0 ]; then
    echo "FAIL: the kills never met a save: ${seen[*]}"
    exit 1
fi
echo "$((seen[0] + seen[1])) kills, 0 lost: ${seen[0]} times one design, ${seen[1]} times the other"
