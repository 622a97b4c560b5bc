#include "ui/inspector/fields/CheckListEditor.h"

#include "ui/document/Text.h"
#include "ui/shell/Theme.h"

#include <QEvent>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace ui {

CheckListEditor::CheckListEditor(const Property &property, QWidget *parent)
    : m_button(new QPushButton(parent)), m_list(new QListWidget(m_button)), m_choices(property.choices),
      m_nothing(property.nothing.isEmpty() ? tr("All") : property.nothing)
{
    m_button->setAutoDefault(false);
    m_button->setMinimumHeight(theme().metrics.field);
    m_list->setWindowFlags(Qt::Popup);
    m_list->setAccessibleName(property.label);
    m_list->installEventFilter(this);
    m_button->installEventFilter(this);
    connect(m_button, &QPushButton::clicked, this, &CheckListEditor::open);
}

QWidget *CheckListEditor::widget() const
{
    return m_button;
}

void CheckListEditor::show(const FieldView &view)
{
    const auto *ids = std::get_if<std::vector<std::string>>(&view.value);
    m_shown = ids != nullptr ? *ids : std::vector<std::string>();
    m_button->setText(m_shown.empty() ? m_nothing : tr("%n chosen", nullptr, static_cast<int>(m_shown.size())));
}

void CheckListEditor::open()
{
    m_list->clear();
    for (const FieldChoice &choice : m_choices()) {
        const std::string &id = std::get<std::string>(choice.value);
        auto *item = new QListWidgetItem(choice.label, m_list);
        item->setData(Qt::UserRole, fromCore(id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(std::ranges::find(m_shown, id) == m_shown.end() ? Qt::Unchecked : Qt::Checked);
    }
    const int rows = std::min(12, m_list->count());
    m_list->setFixedSize(std::max(m_button->width(), m_list->sizeHintForColumn(0) + 40), rows * std::max(m_list->sizeHintForRow(0), 1) + 8);
    m_list->move(m_button->mapToGlobal(m_button->rect().bottomLeft()));
    m_list->show();
    m_list->setFocus();
}

void CheckListEditor::close()
{
    std::vector<std::string> ids;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            ids.push_back(toCore(m_list->item(row)->data(Qt::UserRole).toString()));
    }
    if (ids != m_shown)
        emit committed(ids);
}

bool CheckListEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::Hide)
        close();
    if (watched == m_button && event->type() == QEvent::FocusIn)
        emit entered();
    if (watched == m_button && event->type() == QEvent::FocusOut)
        emit left();
    return FieldEditor::eventFilter(watched, event);
}

} // namespace ui
