#!/bin/bash
# Builds everything on Debian 12 and runs the whole suite. Works from any folder.
#
#   tests/run.sh [dev|asan|release] [ctest option…]     dev is the default; asan looks for memory and arithmetic errors
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../app/setup.sh"

preset=${1:-dev}
[[ $# -gt 0 ]] && shift
case $preset in
    dev | asan | release) ;;
    *) fail "There is no preset “$preset”. Choose dev, asan or release." ;;
esac

start
install_packages "${build_packages[@]}" "${test_packages[@]}"
build "$preset"

export ASAN_OPTIONS=strict_string_checks=1:detect_stack_use_after_return=1
export UBSAN_OPTIONS=print_stacktrace=1

say "Testing ($preset)"
if ! ctest --test-dir "$source_folder/build/$preset" --output-on-failure --no-tests=error --parallel "$(nproc)" "$@" </dev/null; then
    fail "Not all tests passed; the lines above say which."
fi
