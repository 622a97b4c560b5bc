#include "ui/shell/CommandPalette.h"

#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int shownRows = 11;

/// Lower case without accents, position by position, so that hits stay valid in the original.
QString folded(const QString &text)
{
    QString plain;
    plain.reserve(text.size());
    for (const QChar letter : text) {
        const QString parts = QString(letter).normalized(QString::NormalizationForm_D).toCaseFolded();
        plain += parts.isEmpty() ? letter : parts.front();
    }
    return plain;
}

bool startsWord(const QString &text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

class EntryDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {100, theme().metrics.scaled(32)}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &t = theme();
        const ThemeColours &c = t.colours;
        const QRect row = option.rect.adjusted(6, 0, -6, 0);
        painter->save();
        if (option.state & QStyle::State_Selected)
            drawBox(*painter, row, c.accentSoft, Qt::transparent, 0);
        const int side = t.metrics.rowIcon;
        if (const QString name = index.data(PaletteModel::IconNameRole).toString(); !name.isEmpty())
            paintIcon(*painter, QRectF(row.left() + 10, row.center().y() - side / 2.0 + 1, side, side), name.toLatin1().constData(), c.textSecondary);

        painter->setFont(t.fonts.small);
        painter->setPen(c.textTertiary);
        const QString keys = index.data(PaletteModel::KeysRole).toString(), path = index.data(PaletteModel::PathRole).toString();
        const int keysWidth = painter->fontMetrics().horizontalAdvance(keys);
        painter->drawText(row.adjusted(0, 0, -12, 0), Qt::AlignRight | Qt::AlignVCenter, keys);

        const QString name = index.data(Qt::DisplayRole).toString();
        const auto hits = index.data(PaletteModel::HitsRole).value<QList<int>>();
        const int left = row.left() + 10 + side + 10, right = row.right() - 12 - keysWidth - 12;
        int x = left;
        painter->setPen(c.text);
        for (qsizetype i = 0; i < name.size() && x < right;) {  // runs of matched and other letters
            const bool hit = hits.contains(int(i));
            qsizetype end = i + 1;
            while (end < name.size() && hits.contains(int(end)) == hit)
                ++end;
            painter->setFont(hit ? t.fonts.bodyMedium : t.fonts.body);
            painter->setPen(hit ? c.accent : c.text);
            const QString part = painter->fontMetrics().elidedText(name.mid(i, end - i), Qt::ElideRight, right - x);
            painter->drawText(QRect(x, row.top(), right - x, row.height()), Qt::AlignLeft | Qt::AlignVCenter, part);
            x += painter->fontMetrics().horizontalAdvance(part);
            i = end;
        }
        painter->setFont(t.fonts.small);
        painter->setPen(c.textTertiary);
        if (x + 10 < right)
            painter->drawText(QRect(x + 10, row.top(), right - x - 10, row.height()), Qt::AlignLeft | Qt::AlignVCenter, painter->fontMetrics().elidedText(path, Qt::ElideRight, right - x - 10));
        painter->restore();
    }
};

} // namespace

int matchScore(const QString &typed, const QString &name, QList<int> *hits)
{
    const QString wanted = folded(typed).remove(QLatin1Char(' ')), text = folded(name);
    if (wanted.isEmpty())
        return 1;
    QList<int> found;
    int score = 0;
    const auto takeFrom = [&](qsizetype start) {
        found.clear();
        score = 0;
        qsizetype at = start;
        for (const QChar letter : wanted) {
            const qsizetype next = text.indexOf(letter, at);
            if (next < 0)
                return false;
            const bool run = !found.isEmpty() && found.back() + 1 == next;
            score += startsWord(text, next) ? 8 : run ? 6 : 1;
            found << int(next);
            at = next + 1;
        }
        return true;
    };
    int best = 0;
    QList<int> bestHits;
    for (qsizetype start = text.indexOf(wanted.front()); start >= 0; start = text.indexOf(wanted.front(), start + 1)) {
        if (!takeFrom(start))
            break;
        if (const int total = score * 100 - int(text.size()); total > best) {
            best = total;
            bestHits = found;
        }
    }
    if (hits)
        *hits = bestHits;
    return std::max(best, bestHits.isEmpty() ? 0 : 1);
}

PaletteModel::PaletteModel(QList<PaletteEntry> entries, QObject *parent) : QAbstractListModel(parent), m_entries(std::move(entries))
{
    filter({});
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown.size())
        return {};
    const PaletteEntry &entry = m_entries[m_shown[index.row()].entry];
    switch (role) {
    case Qt::DisplayRole:
        return entry.name;
    case Qt::AccessibleTextRole:
        return entry.keys.isEmpty() ? tr("%1, %2").arg(entry.name, entry.path) : tr("%1, %2, %3").arg(entry.name, entry.path, entry.keys);
    case PathRole:
        return entry.path;
    case KeysRole:
        return entry.keys;
    case HitsRole:
        return QVariant::fromValue(m_shown[index.row()].hits);
    case IconNameRole:
        return QString::fromLatin1(entry.icon);
    default:
        return {};
    }
}

void PaletteModel::filter(const QString &typed)
{
    const bool actionsOnly = typed.startsWith(QLatin1Char('>')), objectsOnly = typed.startsWith(QLatin1Char('@'));
    const QString wanted = actionsOnly || objectsOnly ? typed.mid(1) : typed;
    beginResetModel();
    m_shown.clear();
    for (int i = 0; i < m_entries.size(); ++i) {
        const PaletteEntry &entry = m_entries[i];
        if ((actionsOnly && entry.kind != PaletteEntry::Kind::Action) || (objectsOnly && entry.kind != PaletteEntry::Kind::Object))
            continue;
        QList<int> hits;
        if (const int score = matchScore(wanted, entry.name, &hits); score > 0)
            m_shown << Shown{i, score, hits};
    }
    std::ranges::stable_sort(m_shown, std::greater<>(), &Shown::score);
    endResetModel();
}

CommandPalette::CommandPalette(QList<PaletteEntry> entries, QWidget *window)
    : QFrame(window, Qt::Popup | Qt::FramelessWindowHint), m_field(new QLineEdit(this)), m_list(new QListView(this)), m_model(new PaletteModel(std::move(entries), this))
{
    const ThemeMetrics &m = theme().metrics;
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_TranslucentBackground);
    setAccessibleName(tr("Search or run a command"));
    m_field->setPlaceholderText(tr("Search or run a command"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->setToolTip(tr("> commands only, @ sites, routes and scenarios only"));
    m_field->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_field->setProperty("frameless", true);
    m_field->setFrame(false);
    m_field->setFixedHeight(m.scaled(36));
    m_field->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->setAccessibleName(tr("Matches"));
    QPalette ground = palette();
    ground.setColor(QPalette::Base, theme().colours.panel);
    m_list->setPalette(ground);
    m_field->setPalette(ground);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2, 2, 2, 7);
    column->setSpacing(5);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    setFixedSize(m.scaled(640), m.scaled(36 + 32 * shownRows + 14));

    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &typed) {
        m_model->filter(typed.trimmed());
        showBest();
    });
    connect(m_list, &QListView::entered, m_list, &QListView::setCurrentIndex);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        m_list->setCurrentIndex(index);
        runCurrent();
    });
    showBest();
}

void CommandPalette::openOver(const QWidget *window)
{
    move(window->mapToGlobal(QPoint((window->width() - width()) / 2, theme().metrics.menuRow + 4)));
    show();
    m_field->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::showBest()
{
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->scrollToTop();
}

void CommandPalette::runCurrent()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    const std::function<void()> run = m_model->entry(index.row()).run;
    close();
    // After the popup is gone, so that focus is back where the command expects it.
    QMetaObject::invokeMethod(parentWidget(), run, Qt::QueuedConnection);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key(), row = m_list->currentIndex().row();
    const int page = shownRows - 1, last = m_model->rowCount() - 1;
    const auto go = [&](int to) {
        m_list->setCurrentIndex(m_model->index(std::clamp(to, 0, std::max(0, last)), 0));
        return true;
    };
    switch (key) {
    case Qt::Key_Down:
        return go(row == last ? 0 : row + 1);
    case Qt::Key_Up:
        return go(row == 0 ? last : row - 1);
    case Qt::Key_PageDown:
        return go(row + page);
    case Qt::Key_PageUp:
        return go(row - page);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        runCurrent();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return false;
    }
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    const ThemeColours &c = theme().colours;
    QPainter painter(this);
    drawBox(painter, rect(), c.panel, c.outline, 1, 8);
    painter.fillRect(QRect(1, m_field->geometry().bottom() + 3, width() - 2, 1), c.hairline);
}

} // namespace ui
