# Sourced by app/run.sh, tests/run.sh and tests/lint.sh: the Debian packages the project needs, and the steps they share.
# Every step is quiet, tells what it does in one line, can be repeated, and fails with a sentence that says what to do.

# What a bare Debian 12 needs to build and to run. Recommended packages are left out.
build_packages=(
    cmake ninja-build g++ pkgconf
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libqcustomplot-dev
    libboost-graph-dev libsqlitecpp-dev libsqlite3-dev nlohmann-json3-dev libpugixml-dev libfmt-dev
    libxlsxwriter-dev libxxhash-dev libcli11-dev libbenchmark-dev
    fonts-roboto-unhinted qt6-translations-l10n
)
# What the tests need besides: an on-screen display, a zip reader for the spreadsheets, and a place for other languages.
test_packages=(xvfb xauth unzip locales)
# What tests/lint.sh needs besides. clang-tidy 14 fails on std::views.
lint_packages=(clang-16 clang-tidy-16)

source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
log_folder=$source_folder/build/log

say() { printf '%s\n' "$*"; }

fail()
{
    printf '\nStopped: %s\n' "$*" >&2
    exit 1
}

# quietly LOG COMMAND…: the output goes to build/log/LOG and is shown only when the command fails.
quietly()
{
    local log=$log_folder/$1
    shift
    "$@" </dev/null >"$log" 2>&1 && return 0
    printf '\n' >&2
    tail -n 30 "$log" >&2
    return 1
}

# need_space MEGABYTES FOLDER WHAT
need_space()
{
    local free
    free=$(df -Pm "$2" | awk 'NR == 2 {print $4}')
    if [[ -n $free && $free -lt $1 ]]; then
        fail "$3 needs about $1 MB in $2, and only $free MB are free. Nothing was changed. Free some space and run this again."
    fi
}

start()
{
    mkdir -p "$log_folder" 2>/dev/null || fail "The folder $source_folder/build cannot be written. Use a copy of the project in a folder of your own."
}

# install_packages NAME…: installs those that are missing; asks for nothing but sudo's password.
install_packages()
{
    local missing=() package as_root=()
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
        fail "This is not Debian or a relative of it (there is no apt-get). Install the counterparts of the packages listed in app/setup.sh, then: cmake --preset release && cmake --build --preset release"
    for package in "$@"; do
        [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
    done
    [[ ${#missing[@]} -eq 0 ]] && return 0

    if [[ $(id -u) -ne 0 ]]; then
        command -v sudo >/dev/null ||
            fail "Some packages are missing and there is no sudo to install them. As root, run: apt-get install --no-install-recommends ${missing[*]}"
        as_root=(sudo)
        [[ -t 0 ]] || as_root=(sudo -n)
        "${as_root[@]}" true 2>/dev/null || "${as_root[@]}" true ||
            fail "Some packages are missing and sudo was refused. As root, run: apt-get install --no-install-recommends ${missing[*]}"
    fi
    need_space 1500 /var "Installing the packages"
    say "Installing ${#missing[@]} Debian packages: ${missing[*]}"
    # A failed update is told only when the installation fails too: the lists at hand may be good enough.
    local fresh=yes
    quietly apt-update.log "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -o DPkg::Lock::Timeout=300 -o APT::Update::Error-Mode=any update 2>/dev/null || fresh=no
    quietly apt-install.log "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -o DPkg::Lock::Timeout=300 -o Dpkg::Options::=--force-confold install --yes --no-install-recommends "${missing[@]}" && return 0

    if grep -q 'Unable to locate package' "$log_folder/apt-install.log" && [[ $fresh == yes ]]; then
        fail "Your package sources do not hold all of these packages. The project is built on Debian 12 (bookworm) or later, with its “main” section switched on."
    fi
    if [[ $fresh == no ]]; then
        tail -n 5 "$log_folder/apt-update.log" >&2
        fail "The package lists could not be fetched. Is there a network connection? Run this again once there is one."
    fi
    fail "The packages could not be installed; the lines above say why. Mend that and run this again."
}

# build PRESET TARGET…: configures and builds; without targets, everything.
build()
{
    local preset=$1 folder=$source_folder/build/$1 targets=()
    shift
    [[ $# -gt 0 ]] && targets=(--target "$@")
    need_space 1500 "$source_folder" "The build"
    say "Configuring ($preset)"
    (cd "$source_folder" && quietly "configure-$preset.log" cmake --preset "$preset") || fail "The build could not be configured; the lines above say why."
    say "Building ($preset)"
    local log=$log_folder/build-$preset.log started=$SECONDS
    if cmake --build "$folder" "${targets[@]}" </dev/null 2>&1 | tee "$log" | build_progress; then
        say "Built in $(duration $((SECONDS - started)))."
        return 0
    fi
    grep -vE '^\[[0-9]+/[0-9]+\]' "$log" | tail -n 60 >&2
    fail "The build failed; the lines above say where. All of its output is in $log"
}

# Turns ninja's lines into one that counts (on a terminal) or one for each tenth (in a log).
build_progress()
{
    local line tenth last=-1
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
        if [[ -t 1 ]]; then
            printf '\r  %s of %s ' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
        else
            tenth=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2]))
            [[ $tenth -gt $last ]] && printf '  %d %%\n' $((10 * tenth))
            last=$tenth
        fi
    done
    [[ -t 1 ]] && printf '\r\033[K'
    return 0
}

duration() { printf '%d min %02d s' $(($1 / 60)) $(($1 % 60)); }
