#include "app/cli/Commands.h"

namespace cli {

const std::vector<AddCommand> &commands()
{
    static const std::vector<AddCommand> all{&addNew,    &addSize,   &addValidate, &addExplain, &addFailures,  &addSweep, &addReport,
                                             &addImport, &addExport, &addFormats,  &addCalc,    &addCatalogue, &addRender};
    return all;
}

} // namespace cli
