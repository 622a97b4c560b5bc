# embed_text(TARGET VARIABLE FILE...): makes core::embedded::VARIABLE, a list of (file name, text) compiled into TARGET.
# The texts become string literals in pieces of at most 8,000 characters, which every C++ compiler accepts.
# Compilers read CR LF as LF inside them: the files have Unix line ends.
function(embed_text target variable)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${variable}.cpp)
  set(entries "")
  foreach(path IN LISTS ARGN)
    get_filename_component(name ${path} NAME)
    file(READ ${path} text)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
    string(LENGTH "${text}" length)
    set(pieces "")
    set(at 0)
    while(at LESS length)
      string(SUBSTRING "${text}" ${at} 8000 piece)
      string(APPEND pieces "R\"~~~(${piece})~~~\"\n")
      math(EXPR at "${at} + 8000")
    endwhile()
    if(pieces STREQUAL "")
      set(pieces "\"\"")
    endif()
    string(APPEND entries "        {\"${name}\", ${pieces}},\n")
  endforeach()
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT
"// Made by cmake/EmbedText.cmake.
#include \"core/base/Embedded.h\"

const std::vector<core::EmbeddedText> &core::embedded::@variable@()
{
    static const std::vector<EmbeddedText> all{
@entries@    };
    return all;
}
")
  target_sources(${target} PRIVATE ${source})
endfunction()
