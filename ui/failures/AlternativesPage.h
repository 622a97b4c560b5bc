#pragma once

#include "core/failures/Alternatives.h"
#include "ui/failures/AnswerRun.h"

#include <QWidget>

#include <vector>

class QLabel;
class QTableView;

namespace ui {

class AlternativesModel;
class ColumnWidths;
class PropertyRow;

using Alternatives = std::vector<core::Alternative>; ///< type of the answer of an AlternativesPage

/// Choices side by side, one of which can be taken over: protection schemes or demand patterns. Above them the assumptions that
/// the answer rests on, to be changed here.
class AlternativesPage final : public QWidget {
    Q_OBJECT

public:
    enum class About { Protection, Pattern };
    AlternativesPage(Document &document, About about, QWidget *parent = nullptr);

    AnswerRun &run() const { return *m_run; }
    AlternativesModel *model() const { return m_model; }
    QTableView *view() const { return m_view; }
    PropertyRow *field(const std::string &assumption) const; ///< nullptr when it is not among those shown
    void use(int row);                                       ///< takes the choice over, one undo step; nothing when it is the one in use

signals:
    void refused(const QString &message); ///< for the status bar

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeFields();
    void renew();
    void renewTheme();
    QString note() const;

    Document &m_document;
    About m_about;
    AnswerRun *m_run;
    AlternativesModel *m_model;
    QTableView *m_view;
    QLabel *m_words;
    std::vector<PropertyRow *> m_fields;
    ColumnWidths *m_widths = nullptr;
};

} // namespace ui
