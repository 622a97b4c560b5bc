#include "ui/inspector/PropertyRow.h"

#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/shell/Theme.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace ui {

namespace {

/// core's message as it begins a line.
QString sentence(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString coloured(const QString &plain, const QColor &colour)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), plain.toHtmlEscaped());
}

} // namespace

PropertyRow::PropertyRow(Document &document, Property property, QWidget *parent)
    : QWidget(parent), m_document(document), m_property(std::move(property)), m_editor(makeEditor(m_property, this)),
      m_label(new QLabel(m_property.label, this)), m_dot(new QLabel(QStringLiteral("●"), this)), m_below(new QLabel(this))
{
    const ThemeMetrics &metrics = theme().metrics;
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setHorizontalSpacing(metrics.scaled(8));
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);

    auto *headBox = new QWidget(this);
    headBox->setFixedWidth(metrics.scaled(118));
    auto *head = new QHBoxLayout(headBox);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(metrics.scaled(4));
    head->addWidget(m_label, 1);
    head->addWidget(m_dot, 0, Qt::AlignVCenter);
    m_label->setWordWrap(true);
    m_label->setBuddy(field());
    m_dot->setVisible(false);
    grid->addWidget(headBox, 0, 0);
    grid->addWidget(field(), 0, 1);
    m_below->setWordWrap(true);
    m_below->setTextFormat(Qt::RichText);
    m_below->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_below->setFont(theme().fonts.small);
    m_below->setVisible(false);
    grid->addWidget(m_below, 1, 1);

    setObjectName(fromCore(m_property.key));
    field()->setAccessibleName(m_property.label);
    connect(m_below, &QLabel::linkActivated, this, [this] {
        m_document.sealMerge();
        apply(FieldValue());
        m_document.sealMerge();
    });
    connect(m_editor.get(), &FieldEditor::tried, this, [this](const FieldValue &value) { setProblem(refusal(value).value_or(QString())); });
    connect(m_editor.get(), &FieldEditor::unreadable, this, &PropertyRow::setProblem);
    connect(m_editor.get(), &FieldEditor::restored, this, [this] { setProblem({}); });
    connect(m_editor.get(), &FieldEditor::stepped, this, [this](const FieldValue &value) {
        if (!refusal(value))
            apply(value);
    });
    connect(m_editor.get(), &FieldEditor::committed, this, [this](const FieldValue &value) {
        apply(value);
        m_document.sealMerge();
    });
    connect(m_editor.get(), &FieldEditor::entered, this, [this] {
        m_document.sealMerge();
        m_focused = true;
        showBelow();
    });
    connect(m_editor.get(), &FieldEditor::left, this, [this] {
        m_document.sealMerge();
        m_focused = false;
        showBelow();
    });
    refresh();
}

FieldView PropertyRow::view() const
{
    const std::vector<FieldState> states = m_property.read();
    FieldView view;
    if (states.empty())
        return view;
    view.value = states.front().value;
    view.given = std::ranges::any_of(states, &FieldState::given);
    std::vector<FieldValue> values;
    for (const FieldState &state : states) {
        if (std::ranges::find(values, state.value) == values.end())
            values.push_back(state.value);
    }
    view.distinct = static_cast<int>(values.size());
    return view;
}

void PropertyRow::refresh()
{
    FieldView shown = view();
    m_given = shown.given;
    if (!m_property.dashed)
        shown.given = true;
    m_editor->show(shown);
    const QString difference = m_property.difference ? m_property.difference() : QString();
    m_dot->setVisible(!difference.isEmpty());
    m_dot->setToolTip(difference);
    m_dot->setAccessibleName(difference);
    m_dot->setText(coloured(QStringLiteral("●"), theme().colours.accent));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme().colours.textSecondary);
    m_label->setPalette(quiet);
    m_label->setForegroundRole(QPalette::WindowText); // not the panel's ButtonText
    showBelow();
}

bool PropertyRow::matches(const QString &filter) const
{
    const auto holds = [&](const QString &text) { return text.contains(filter, Qt::CaseInsensitive); };
    return holds(m_property.label) || holds(fromCore(m_property.key)) || holds(m_property.hint);
}

std::optional<QString> PropertyRow::refusal(const FieldValue &value) const
{
    core::ScenarioParts parts = *m_document.current();
    m_property.write(parts, value);
    const core::Result<core::Scenario> made = core::Scenario::make(std::move(parts));
    if (made)
        return std::nullopt;
    return sentence(translated(core::fieldText(made.error())));
}

void PropertyRow::apply(const FieldValue &value)
{
    const core::Result<void> done = m_document.edit(
        m_property.undoText, [&](core::ScenarioParts &parts) { m_property.write(parts, value); }, QStringLiteral("field ") + fromCore(m_property.key));
    setProblem(done ? QString() : sentence(translated(core::fieldText(done.error()))));
    if (done)
        refresh();
}

void PropertyRow::setProblem(const QString &problem)
{
    m_problem = problem;
    m_editor->setInvalid(!problem.isEmpty());
    field()->setAccessibleDescription(problem);
    showBelow();
}

void PropertyRow::showBelow()
{
    const ThemeColours &colours = theme().colours;
    QString text;
    if (!m_problem.isEmpty()) {
        text = coloured(m_problem, colours.error);
    } else {
        const QString note = m_property.note ? m_property.note() : QString();
        QStringList lines;
        if (m_given && m_property.resettable && !note.isEmpty())
            lines << QStringLiteral("%1 <a href=\"reset\">%2</a>")
                         .arg(coloured(note, colours.textTertiary), m_property.resetText.isEmpty() ? tr("Reset") : m_property.resetText);
        else if (!note.isEmpty())
            lines << coloured(note, colours.textTertiary);
        if (m_focused && !m_property.hint.isEmpty())
            lines << coloured(m_property.hint, colours.textTertiary);
        text = lines.join(QStringLiteral("<br>"));
    }
    if (m_below->text() != text)
        m_below->setText(text);
    m_below->setVisible(!text.isEmpty());
}

} // namespace ui
