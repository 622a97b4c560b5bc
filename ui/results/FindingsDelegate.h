#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// A row of the findings list (TOKENS.md, findings row): sign, title and numbers, at the right a button for each mend and "…".
/// The buttons are painted; the list's keyboard and context menu reach the same things.
class FindingsDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    struct Button {
        QRect rect;
        QString label;  ///< empty: "…"
    };
    /// From right to left; none that would take the title's room.
    static QVector<Button> buttons(const QRect &row, const QModelIndex &index);

signals:
    void mendPressed(const QModelIndex &index, const QString &label);
    void menuRequested(const QModelIndex &index, const QPoint &globalPosition);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;
};

} // namespace ui
