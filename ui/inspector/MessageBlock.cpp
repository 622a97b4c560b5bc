#include "ui/inspector/MessageBlock.h"

#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/results/FindingText.h"
#include "ui/results/Mends.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

MessageBlock::MessageBlock(Document &document, core::Finding finding, QWidget *parent)
    : QWidget(parent), m_document(document), m_finding(std::move(finding)), m_mends(new QWidget(this))
{
    const Theme &look = theme();
    const int indent = look.metrics.rowIcon + look.metrics.scaled(6);
    auto *title = new QLabel(translated(m_finding.title), this);
    auto *detail = new QLabel(translated(m_finding.detail), this);
    QPalette strong = title->palette();
    strong.setColor(QPalette::WindowText, severityColour(m_finding.severity));
    title->setPalette(strong);
    title->setForegroundRole(QPalette::WindowText);
    title->setFont(look.fonts.bodyMedium);
    title->setIndent(indent);
    for (QLabel *label : {title, detail}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    detail->setFont(look.fonts.small);
    detail->setVisible(!m_finding.detail.empty());

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(look.metrics.scaled(10), look.metrics.scaled(8), look.metrics.scaled(10), look.metrics.scaled(8));
    column->setSpacing(look.metrics.scaled(4));
    column->addWidget(title);
    column->addWidget(detail);
    column->addWidget(m_mends);
    auto *buttons = new QVBoxLayout(m_mends);
    buttons->setContentsMargins(0, look.metrics.scaled(4), 0, 0);
    buttons->setSpacing(look.metrics.scaled(4));
    setAccessibleName(tr("%1: %2").arg(severityWord(m_finding.severity), title->text()));
    setAccessibleDescription(detail->text());
    connect(&Mends::of(document), &Mends::changed, this, &MessageBlock::showMends);
    showMends();
}

void MessageBlock::showMends()
{
    qDeleteAll(m_mends->findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly));
    const std::vector<core::Mend> found = Mends::of(m_document).of(m_finding);
    for (const core::Mend &mend : found) {
        auto *button = new QPushButton(offerText(mend), m_mends);
        button->setAutoDefault(false);
        button->setToolTip(offerDetail(mend));
        button->setAccessibleName(button->text());
        button->setAccessibleDescription(button->toolTip());
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, label = button->text()] {
            QMetaObject::invokeMethod(this, [this, label] { Mends::of(m_document).applyLabelled(m_finding, label); }, Qt::QueuedConnection);
        });
        m_mends->layout()->addWidget(button);
    }
    m_mends->setVisible(!found.empty());
    elideMends();
}

void MessageBlock::elideMends()
{
    const int room = width() - theme().metrics.scaled(48);
    for (QPushButton *button : m_mends->findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly))
        button->setText(button->fontMetrics().elidedText(button->accessibleName(), Qt::ElideRight, room));
}

void MessageBlock::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    elideMends();
}

void MessageBlock::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawBox(painter, QRectF(rect()), severityGround(m_finding.severity), Qt::transparent, 0, 6);
    const int size = theme().metrics.rowIcon;
    paintIcon(painter, QRectF(theme().metrics.scaled(10), theme().metrics.scaled(8), size, size), severityIcon(m_finding.severity), severityColour(m_finding.severity));
}

} // namespace ui
