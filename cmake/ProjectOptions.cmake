# Warnings and sanitizers travel with this target, so that a library's own headers are not held to them.
add_library(project_options INTERFACE)
target_compile_options(project_options INTERFACE -Wall -Wextra -Wconversion -Wshadow -Werror
  -Wno-restrict # GCC 12 sees overlaps in "literal" + std::string that are not there (GCC PR 105651)
  -ffp-contract=off) # the same figures on every machine
if(SPANWRIGHT_SANITIZE)
  # GCC 12 sees values as uninitialized that only the instrumented code reads; the build without sanitizers keeps the warning.
  target_compile_options(project_options INTERFACE -Wno-maybe-uninitialized)
  target_compile_options(project_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(project_options INTERFACE -fsanitize=address,undefined)
endif()
