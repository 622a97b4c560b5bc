#include "ui/inspector/fields/FieldEditor.h"

#include "ui/inspector/fields/CheckListEditor.h"
#include "ui/inspector/fields/ComboEditor.h"
#include "ui/inspector/fields/FigureEditor.h"
#include "ui/inspector/fields/FlagEditor.h"
#include "ui/inspector/fields/LineEditor.h"
#include "ui/inspector/fields/NotesEditor.h"
#include "ui/inspector/fields/SegmentsEditor.h"

namespace ui {

std::unique_ptr<FieldEditor> makeEditor(const Property &property, QWidget *parent)
{
    switch (property.kind) {
    case FieldKind::Number:
    case FieldKind::Count:
    case FieldKind::Text:
    case FieldKind::Position: return std::make_unique<LineEditor>(property, parent);
    case FieldKind::LongText: return std::make_unique<NotesEditor>(parent);
    case FieldKind::Flag: return std::make_unique<FlagEditor>(parent);
    case FieldKind::Segments: return std::make_unique<SegmentsEditor>(property, parent);
    case FieldKind::Choice:
    case FieldKind::Searched: return std::make_unique<ComboEditor>(property, parent);
    case FieldKind::Checked: return std::make_unique<CheckListEditor>(property, parent);
    case FieldKind::Figure: break;
    }
    return std::make_unique<FigureEditor>(property, parent);
}

} // namespace ui
