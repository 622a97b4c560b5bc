#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// A cell of two lines: a figure and its difference to the choice in use, or a name and what is to be said of it; the last
/// column holds the button that takes a choice over.
class AlternativesDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    static QRect buttonRect(const QRect &cell, const QString &label);

signals:
    void usePressed(const QModelIndex &index);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;

private:
    void paintButton(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintLines(QPainter &painter, const QRect &cell, const QModelIndex &index) const;
};

} // namespace ui
