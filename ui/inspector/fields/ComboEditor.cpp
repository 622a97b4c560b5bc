#include "ui/inspector/fields/ComboEditor.h"

#include "ui/document/Text.h"
#include "ui/shell/Theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>

namespace ui {

namespace {

/// Ends a text that is too long in “…” while nobody types in it.
class SearchLine final : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QStyleOptionFrame option;
        initStyleOption(&option);
        const QRect room = style()->subElementRect(QStyle::SE_LineEditContents, &option, this).adjusted(2, 0, -2, 0); // as QLineEdit draws
        if (hasFocus() || fontMetrics().horizontalAdvance(text()) <= room.width())
            return QLineEdit::paintEvent(event);
        QPainter painter(this);
        style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    }
};

} // namespace

ComboEditor::ComboEditor(const Property &property, QWidget *parent)
    : m_box(new QComboBox(parent)), m_searched(property.kind == FieldKind::Searched), m_choices(property.choices)
{
    m_box->setMinimumHeight(theme().metrics.field);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    m_box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // long names must not widen the panel: they are cut off with "…"
    m_box->setMinimumWidth(theme().metrics.scaled(80));
    m_box->setFocusPolicy(Qt::StrongFocus);
    if (m_searched) {
        m_box->setLineEdit(new SearchLine(m_box));
        m_box->setInsertPolicy(QComboBox::NoInsert);
        m_box->completer()->setCompletionMode(QCompleter::PopupCompletion);
        m_box->completer()->setFilterMode(Qt::MatchContains);
        m_box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
        m_box->lineEdit()->installEventFilter(this);
    }
    m_box->installEventFilter(this);
    connect(m_box, &QComboBox::activated, this, &ComboEditor::choose);
}

QWidget *ComboEditor::widget() const
{
    return m_box;
}

void ComboEditor::fill()
{
    std::vector<FieldChoice> choices = m_choices();
    const bool same =
        std::ranges::equal(choices, m_filled, [](const FieldChoice &a, const FieldChoice &b) { return a.value == b.value && a.label == b.label; });
    if (same)
        return;
    m_filled = std::move(choices);
    m_box->clear();
    for (const FieldChoice &choice : m_filled)
        m_box->addItem(choice.label);
}

void ComboEditor::show(const FieldView &view)
{
    m_view = view;
    m_box->setProperty("computed", !view.given);
    m_box->update();
    if (m_searched && m_box->lineEdit()->hasFocus() && m_box->lineEdit()->isModified())
        return; // somebody is searching
    fill();
    const FieldValue wanted = view.given ? view.value : FieldValue(); // not given: the choice that says so
    const auto found = std::ranges::find(m_filled, wanted, &FieldChoice::value);
    const int index = view.distinct > 1 || found == m_filled.end() ? -1 : static_cast<int>(found - m_filled.begin());
    m_box->setCurrentIndex(index);
    const auto *unknown = std::get_if<std::string>(&wanted);
    const QString placeholder = view.distinct > 1 ? tr("%n value(s)", nullptr, view.distinct) : unknown != nullptr ? fromCore(*unknown) : QString();
    m_box->setPlaceholderText(placeholder);
    m_box->setToolTip(index < 0 ? placeholder : m_box->itemText(index)); // the field may be too narrow for it
    if (m_searched) {
        m_box->lineEdit()->setPlaceholderText(placeholder);
        m_box->lineEdit()->setText(index < 0 ? QString() : m_box->itemText(index));
        m_box->lineEdit()->setCursorPosition(0);
    }
}

void ComboEditor::setInvalid(bool invalid)
{
    m_box->setProperty("invalid", invalid);
    m_box->update();
}

void ComboEditor::choose(int index)
{
    if (m_searched)
        m_box->lineEdit()->setModified(false);
    if (index >= 0 && static_cast<std::size_t>(index) < m_filled.size())
        emit committed(m_filled[static_cast<std::size_t>(index)].value);
}

void ComboEditor::commit()
{
    if (!m_searched || !m_box->lineEdit()->isModified())
        return;
    const int index = m_box->findText(m_box->lineEdit()->text(), Qt::MatchFixedString);
    m_box->lineEdit()->setModified(false);
    if (index >= 0)
        choose(index);
    show(m_view); // what is no entry of the list goes
    emit restored();
}

bool ComboEditor::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Wheel:
        if (watched == m_box && !m_box->hasFocus()) { // the page scrolls, not the value
            event->ignore();
            return true;
        }
        break;
    case QEvent::FocusIn:
        emit entered();
        break;
    case QEvent::FocusOut:
        if (static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason) {
            commit();
            emit left();
        }
        break;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (m_searched && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && m_box->lineEdit()->isModified()) {
            event->accept();
            if (event->type() == QEvent::KeyPress) {
                m_box->lineEdit()->setModified(false);
                show(m_view);
                emit restored();
            }
            return true;
        }
        break;
    default:
        break;
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace ui
