#pragma once

#include "core/sizing/Sizing.h"

#include <QWidget>


namespace ui {

class Document;

/// A finding in the inspector (TOKENS.md, message block): soft ground, title and numbers, and a button for each mend.
class MessageBlock final : public QWidget {
    Q_OBJECT

public:
    MessageBlock(Document &document, core::Finding finding, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void elideMends();
    void showMends();

    Document &m_document;
    core::Finding m_finding;
    QWidget *m_mends;
};

} // namespace ui
