#include "ui/shell/Style.h"

#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QStyleOption>
#include <QTreeView>

namespace ui {

namespace {

bool has(const QWidget *widget, const char *property)
{
    return widget != nullptr && widget->property(property).toBool();
}

enum class Chevron { Down, Up, Right };

void drawChevron(QPainter &painter, const QPointF &centre, Chevron direction, const QColor &colour, double size = 3.5)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(centre);
    painter.rotate(direction == Chevron::Up ? 180 : direction == Chevron::Right ? -90 : 0);
    painter.drawPolyline(QPolygonF{{-size, -size / 2}, {0, size / 2}, {size, -size / 2}});
    painter.restore();
}

void drawTick(QPainter &painter, const QRectF &box, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(box.center());
    painter.scale(box.width() / 14, box.height() / 14);
    painter.drawPolyline(QPolygonF{{-3.2, .2}, {-.8, 2.6}, {3.4, -2.6}});
    painter.restore();
}

/// Edge of whatever can be typed in.
void drawField(QPainter &painter, const QStyleOption *option, const QWidget *widget, bool hasFocus)
{
    const ThemeColours &c = theme().colours;
    const bool bad = has(widget, "invalid"), enabled = option->state & QStyle::State_Enabled;
    if (has(widget, "computed") && !hasFocus && !bad) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        QPen pen(c.outline, 1);
        pen.setDashPattern({3, 3});
        painter.setPen(pen);
        painter.drawRoundedRect(QRectF(option->rect).adjusted(.5, .5, -.5, -.5), 4, 4);
        painter.restore();
        return;
    }
    drawBox(painter, option->rect, enabled ? c.base : c.panel, bad ? c.error : hasFocus ? c.focus : enabled ? c.outline : c.hairline, bad || hasFocus ? 2 : 1);
}

void drawButton(QPainter &painter, const QStyleOption *option, const QWidget *widget)
{
    const ThemeColours &c = theme().colours;
    const bool hover = option->state & QStyle::State_MouseOver, enabled = option->state & QStyle::State_Enabled;
    const bool down = option->state & (QStyle::State_Sunken | QStyle::State_On);
    if (has(widget, "flat")) {
        if (enabled && (hover || down))
            drawBox(painter, option->rect, down ? c.pressed : c.hover, Qt::transparent, 0);
        return;
    }
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool primary = enabled && button && (button->features & QStyleOptionButton::DefaultButton);
    if (primary)
        return drawBox(painter, option->rect, hover || down ? c.accentHover : c.accent, Qt::transparent, 0);
    drawBox(painter, option->rect, !enabled ? c.panel : down ? c.pressed : hover ? c.hover : c.base, enabled ? c.outline : c.hairline, 1);
}

} // namespace

void drawBox(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &line, double width, double radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(width > 0 ? QPen(line, width) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    const double inset = width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void drawFocusRing(QPainter &painter, const QRectF &rect, double radius)
{
    drawBox(painter, rect, Qt::transparent, theme().colours.focus, 2, radius);
}

bool isKeyboardReason(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    const ThemeMetrics &m = theme().metrics;
    switch (metric) {
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
        return 1;
    case PM_TabBarTabHSpace:
        return m.scaled(24);
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_DockWidgetFrameWidth:
    case PM_ToolBarFrameWidth:
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
        return m.toolIcon;
    case PM_SmallIconSize:
    case PM_TabBarIconSize:
        return m.rowIcon;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return m.scaled(14);
    case PM_MenuBarVMargin:
        return 0; // QMenuBar adds it to its corner widgets too
    case PM_MenuBarItemSpacing:
        return 2;
    case PM_MenuPanelWidth:
    case PM_MenuVMargin:
        return 4;
    case PM_FocusFrameHMargin:
        return qobject_cast<const QAbstractItemView *>(widget) && !qobject_cast<const QTreeView *>(widget) ? 9 : 3;
    case PM_ScrollBarExtent:
        return 10;
    case PM_TreeViewIndentation:
        return m.scaled(16);
    case PM_ToolTipLabelFrameWidth:
        return 6;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return 12;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_UnderlineShortcut:
        return hint == SH_UnderlineShortcut ? QProxyStyle::styleHint(hint, option, widget, data) : 0;
    case SH_DialogButtonLayout:
        return QDialogButtonBox::GnomeLayout; // the primary button stands at the right end
    case SH_ComboBox_Popup:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_ToolTip_WakeUpDelay:
        return 500;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    const ThemeMetrics &m = theme().metrics;
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result = QSize(size.width() + m.scaled(has(widget, "flat") ? 12 : 24), m.button);
        break;
    case CT_LineEdit:
    case CT_ComboBox:
    case CT_SpinBox:
        result.setHeight(m.field);
        break;
    case CT_MenuBarItem:
        result = QSize(result.width() + m.scaled(4), m.menuRow);
        break;
    case CT_MenuItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (item && item->menuItemType != QStyleOptionMenuItem::Separator)
            result = QSize(result.width() + m.scaled(20), m.scaled(26));
        else
            result.setHeight(9);
        break;
    }
    case CT_TabBarTab:
        result.setHeight(has(widget, "underline") ? m.bottomTab : m.tab);
        break;
    case CT_HeaderSection:
        result = QSize(result.width() + 12, std::max(result.height(), m.tableHead)); // CE_HeaderLabel insets by 6
        break;
    default:
        break;
    }
    return result;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl sub, const QWidget *widget) const
{
    if (control == CC_ScrollBar) {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (sub == SC_ScrollBarAddLine || sub == SC_ScrollBarSubLine)
            return {};
        if (bar && (sub == SC_ScrollBarGroove || sub == SC_ScrollBarSlider || sub == SC_ScrollBarAddPage || sub == SC_ScrollBarSubPage)) {
            const bool lying = bar->orientation == Qt::Horizontal;
            const int length = lying ? bar->rect.width() : bar->rect.height();
            if (sub == SC_ScrollBarGroove)
                return bar->rect;
            const qint64 range = qint64(bar->maximum) - bar->minimum;
            const int thumb = range <= 0 ? length : std::clamp(int(qint64(length) * bar->pageStep / (range + bar->pageStep)), std::min(28, length), length);
            const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - thumb, bar->upsideDown);
            const int from = sub == SC_ScrollBarAddPage ? start + thumb : sub == SC_ScrollBarSubPage ? 0 : start;
            const int extent = sub == SC_ScrollBarSlider ? thumb : sub == SC_ScrollBarSubPage ? start : length - start - thumb;
            const QRect rect = lying ? QRect(from, 0, extent, bar->rect.height()) : QRect(0, from, bar->rect.width(), extent);
            return visualRect(bar->direction, bar->rect, rect.translated(bar->rect.topLeft()));
        }
    }
    if (control == CC_ComboBox && sub == SC_ComboBoxEditField) {
        // An editable one holds a line edit, which insets its text itself.
        const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        return QProxyStyle::subControlRect(control, option, sub, widget).adjusted(combo && combo->editable ? 0 : 3, 0, 0, 0);
    }
    return QProxyStyle::subControlRect(control, option, sub, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    if (element == SE_LineEditContents)
        return QProxyStyle::subElementRect(element, option, widget).adjusted(has(widget, "frameless") ? 0 : 4, 0, has(widget, "frameless") ? 0 : -4, 0);
    return QProxyStyle::subElementRect(element, option, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const ThemeColours &c = theme().colours;
    const bool hover = option->state & State_MouseOver, enabled = option->state & State_Enabled;
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_FrameDefaultButton:
        return element == PE_PanelButtonCommand ? drawButton(*painter, option, widget) : void();
    case PE_PanelButtonTool:
        if (option->state & State_On)
            drawBox(*painter, option->rect, c.accentSoft, Qt::transparent, 0);
        else if (enabled && (option->state & State_Sunken))
            drawBox(*painter, option->rect, c.pressed, Qt::transparent, 0);
        else if (enabled && hover)
            drawBox(*painter, option->rect, c.hover, Qt::transparent, 0);
        return;
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (has(widget, "frameless") || (frame && frame->lineWidth == 0))
            return;
        return drawField(*painter, option, widget, option->state & State_HasFocus);
    }
    case PE_FrameFocusRect:
        if ((option->state & State_KeyboardFocusChange) && !qobject_cast<const QAbstractItemView *>(widget))
            drawFocusRing(*painter, option->rect);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
    case PE_IndicatorMenuCheckMark: {
        const bool on = option->state & State_On, partly = option->state & State_NoChange;
        drawBox(*painter, option->rect, on || partly ? (enabled ? c.accent : c.textDisabled) : c.base,
                on || partly ? Qt::transparent
                : enabled    ? c.outline
                             : c.hairline,
                on || partly ? 0 : 1, 3);
        if (on)
            drawTick(*painter, option->rect, c.onAccent);
        else if (partly)
            painter->fillRect(QRectF(option->rect.left() + 3, option->rect.center().y(), option->rect.width() - 6, 1.75), c.onAccent);
        return;
    }
    case PE_IndicatorRadioButton: {
        const bool on = option->state & State_On;
        const double radius = option->rect.width() / 2.0;
        drawBox(*painter, option->rect, c.base, on ? c.accent : enabled ? c.outline : c.hairline, on ? 1.75 : 1, radius);
        if (on)
            drawBox(*painter, QRectF(option->rect).adjusted(4, 4, -4, -4), enabled ? c.accent : c.textDisabled, Qt::transparent, 0, radius);
        return;
    }
    case PE_IndicatorBranch:
        if (option->state & State_Children)
            drawChevron(*painter, QRectF(option->rect).center(), option->state & State_Open ? Chevron::Down : Chevron::Right, c.textTertiary);
        return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowRight:
        return drawChevron(*painter, QRectF(option->rect).center(),
                           element == PE_IndicatorArrowDown ? Chevron::Down
                           : element == PE_IndicatorArrowUp ? Chevron::Up
                                                            : Chevron::Right,
                           enabled ? c.textTertiary : c.textDisabled);
    case PE_IndicatorHeaderArrow: {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        if (header && header->sortIndicator != QStyleOptionHeader::None)
            drawChevron(*painter, QRectF(option->rect).center(), header->sortIndicator == QStyleOptionHeader::SortDown ? Chevron::Down : Chevron::Up,
                        c.textTertiary, 3);
        return;
    }
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, c.hairline);
        return;
    case PE_FrameTabBarBase:
    case PE_FrameStatusBarItem:
    case PE_FrameDockWidget:
    case PE_PanelMenuBar:
    case PE_FrameTabWidget:
        return;
    case PE_PanelStatusBar:
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1), c.hairline);
        return;
    case PE_FrameMenu:
    case PE_PanelMenu:
        drawBox(*painter, option->rect, c.panel, c.hairline, 1, 0);
        return;
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, c.tooltip);
        return;
    case PE_FrameGroupBox:
        drawBox(*painter, option->rect, Qt::transparent, c.hairline, 1, 6);
        return;
    case PE_Frame:
    case PE_FrameWindow:
        if (element == PE_Frame && qobject_cast<const QAbstractScrollArea *>(widget)) {
            drawBox(*painter, option->rect, Qt::transparent, c.hairline, 1, 0);
            return;
        }
        if (element == PE_Frame)
            drawBox(*painter, option->rect, c.panel, c.hairline, 1, 6); // overlays on the canvas
        return;
    case PE_PanelItemViewRow:
        if (option->state & State_Selected) {
            painter->fillRect(option->rect, c.accentSoft);
            return;
        }
        break;
    case PE_PanelItemViewItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        if (option->state & State_Selected)
            painter->fillRect(option->rect, c.accentSoft);
        else if (hover && enabled)
            painter->fillRect(option->rect, c.hover);
        else if (item && item->backgroundBrush.style() != Qt::NoBrush)
            painter->fillRect(option->rect, item->backgroundBrush);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawTab(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const ThemeColours &c = theme().colours;
    const bool selected = option->state & State_Selected, underline = has(widget, "underline");
    const QRect rect = option->rect;
    if (selected && underline) {
        painter->fillRect(QRect(rect.left(), rect.bottom() - 1, rect.width(), 2), c.accent);
    } else if (selected) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setClipRect(rect);
        QPainterPath path;
        path.addRoundedRect(QRectF(rect).adjusted(.5, .5, -.5, 8), 5, 5);
        painter->fillPath(path, c.panel);
        painter->setPen(c.hairline);
        painter->drawPath(path);
        painter->restore();
        painter->fillRect(QRect(rect.left() + 1, rect.top(), rect.width() - 2, 2), c.accent);
    } else if (option->state & State_MouseOver) {
        drawBox(*painter, QRectF(rect).adjusted(2, 4, -2, -4), c.hover, Qt::transparent, 0);
    }
    if ((option->state & State_HasFocus) && (option->state & State_KeyboardFocusChange))
        drawFocusRing(*painter, QRectF(rect).adjusted(3, 4, -3, -4));
}

void Style::drawMenuItem(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (!item)
        return;
    const Theme &t = theme();
    const ThemeColours &c = t.colours;
    if (item->menuItemType == QStyleOptionMenuItem::Separator) {
        painter->fillRect(QRect(item->rect.left() + 4, item->rect.center().y(), item->rect.width() - 8, 1), c.hairline);
        return;
    }
    const bool enabled = item->state & State_Enabled, chosen = (item->state & State_Selected) && enabled;
    const QRect row = item->rect.adjusted(4, 0, -4, 0);
    if (chosen)
        drawBox(*painter, row, c.hover, Qt::transparent, 0);

    const int side = t.metrics.rowIcon;
    const QRect mark(row.left() + 8, row.center().y() - side / 2 + 1, side, side);
    if (item->checkType != QStyleOptionMenuItem::NotCheckable && item->checked)
        drawTick(*painter, mark, enabled ? c.accent : c.textDisabled);
    else if (!item->icon.isNull())
        item->icon.paint(painter, mark, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);

    const QStringList parts = item->text.split(QLatin1Char('\t'));
    const QRect label = row.adjusted(8 + side + 9, 0, -10, 0);
    painter->save();
    painter->setFont(item->font);
    painter->setPen(enabled ? c.text : c.textDisabled);
    const int mnemonics = styleHint(SH_UnderlineShortcut, item, widget, nullptr) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    painter->drawText(visualRect(item->direction, item->rect, label), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | mnemonics, parts.value(0));
    if (item->menuItemType == QStyleOptionMenuItem::SubMenu) {
        drawChevron(*painter, QPointF(row.right() - 10, row.center().y() + .5), Chevron::Right, c.textTertiary);
    } else if (parts.size() > 1) {
        painter->setPen(enabled ? c.textTertiary : c.textDisabled);
        painter->drawText(visualRect(item->direction, item->rect, label), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, parts.at(1));
    }
    painter->restore();
}

void Style::drawHeaderSection(const QStyleOption *option, QPainter *painter) const
{
    const ThemeColours &c = theme().colours;
    painter->fillRect(option->rect, option->state & State_MouseOver ? c.hover : c.panel);
    painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), c.hairline);
}

void Style::drawDockTitle(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *dock = qstyleoption_cast<const QStyleOptionDockWidget *>(option);
    if (!dock)
        return;
    const Theme &t = theme();
    painter->fillRect(option->rect, t.colours.panel);
    painter->save();
    painter->setFont(t.fonts.bodyMedium);
    painter->setPen(t.colours.text);
    const QRect rect = subElementRect(SE_DockWidgetTitleBarText, option, widget).adjusted(8, 0, -4, 0);
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, painter->fontMetrics().elidedText(dock->title, Qt::ElideRight, rect.width()));
    painter->restore();
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const Theme &t = theme();
    const ThemeColours &c = t.colours;
    switch (element) {
    case CE_TabBarTabShape:
        return drawTab(option, painter, widget);
    case CE_TabBarTabLabel: {
        const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        QStyleOptionTab copy(*tab);
        const bool selected = option->state & State_Selected;
        copy.palette.setColor(QPalette::WindowText, selected ? c.text : c.textSecondary);
        copy.state &= ~State_HasFocus;
        painter->save();
        if (selected) {
            QFont font = painter->font();
            font.setWeight(QFont::Medium);
            painter->setFont(font);
        }
        QProxyStyle::drawControl(element, &copy, painter, widget);
        painter->restore();
        return;
    }
    case CE_MenuBarItem:
    case CE_MenuBarEmptyArea: {
        painter->fillRect(option->rect, c.window);
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (element == CE_MenuBarEmptyArea || !item)
            return;
        if (option->state & State_Selected)
            drawBox(*painter, QRectF(option->rect).adjusted(0, 5, 0, -5), c.hover, Qt::transparent, 0);
        const auto *bar = qobject_cast<const QMenuBar *>(widget);
        const int mnemonics = bar && bar->activeAction() ? Qt::TextShowMnemonic : Qt::TextHideMnemonic; // once Alt or F10 has opened it
        drawItemText(painter, option->rect, Qt::AlignCenter | mnemonics | Qt::TextSingleLine, item->palette, option->state & State_Enabled, item->text,
                     QPalette::ButtonText);
        return;
    }
    case CE_MenuItem:
        return drawMenuItem(option, painter, widget);
    case CE_MenuEmptyArea:
        painter->fillRect(option->rect, c.panel);
        return;
    case CE_HeaderSection:
        return drawHeaderSection(option, painter);
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, c.panel);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), c.hairline);
        return;
    case CE_HeaderLabel: {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        QStyleOptionHeader copy(*header);
        copy.palette.setColor(QPalette::ButtonText, c.textSecondary);
        copy.rect.adjust(6, 0, -6, 0);
        painter->save();
        painter->setFont(t.fonts.tableMedium);
        QProxyStyle::drawControl(element, &copy, painter, widget);
        painter->restore();
        return;
    }
    case CE_DockWidgetTitle:
        return drawDockTitle(option, painter, widget);
    case CE_Splitter:
        painter->fillRect(option->rect, c.hairline);
        return;
    case CE_ShapedFrame: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine)) {
            const QRect r = option->rect;
            painter->fillRect(
                frame->frameShape == QFrame::HLine ? QRect(r.left(), r.center().y(), r.width(), 1) : QRect(r.center().x(), r.top(), 1, r.height()), c.hairline);
            return;
        }
        break;
    }
    case CE_PushButtonLabel: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        QStyleOptionButton copy(*button);
        if (option->state & State_Enabled) {
            if (has(widget, "flat"))
                copy.palette.setColor(QPalette::ButtonText, c.link);
            else if (copy.features & QStyleOptionButton::DefaultButton)
                copy.palette.setColor(QPalette::ButtonText, c.onAccent);
        }
        return QProxyStyle::drawControl(element, &copy, painter, widget);
    }
    case CE_ProgressBarGroove:
        drawBox(*painter, option->rect, c.hover, Qt::transparent, 0, 2);
        return;
    case CE_ComboBoxLabel:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            QStyleOptionComboBox fitting(*combo);
            const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - 2;
            fitting.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
            return QProxyStyle::drawControl(element, &fitting, painter, widget);
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComboBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const ThemeColours &c = theme().colours;
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    const bool enabled = option->state & State_Enabled;
    if (combo && combo->frame) {
        drawField(*painter, option, widget, option->state & State_HasFocus);
        if (enabled && (option->state & State_MouseOver) && !combo->editable)
            drawBox(*painter, QRectF(option->rect).adjusted(1, 1, -1, -1), c.hover, Qt::transparent, 0, 3);
    }
    const QRectF arrow = QProxyStyle::subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    drawChevron(*painter, arrow.center(), Chevron::Down, enabled ? c.textTertiary : c.textDisabled);
}

void Style::drawSpinBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const ThemeColours &c = theme().colours;
    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    drawField(*painter, option, widget, option->state & State_HasFocus);
    if (!spin || spin->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    for (const SubControl sub : {SC_SpinBoxUp, SC_SpinBoxDown}) {
        const bool up = sub == SC_SpinBoxUp;
        const bool possible = spin->stepEnabled & (up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled);
        const QRectF rect = QProxyStyle::subControlRect(CC_SpinBox, option, sub, widget);
        drawChevron(*painter, rect.center(), up ? Chevron::Up : Chevron::Down, possible && (option->state & State_Enabled) ? c.textTertiary : c.textDisabled,
                    3);
    }
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const ThemeColours &c = theme().colours;
    switch (control) {
    case CC_ComboBox:
        return drawComboBox(option, painter, widget);
    case CC_SpinBox:
        return drawSpinBox(option, painter, widget);
    case CC_ScrollBar: {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        painter->fillRect(option->rect, widget ? widget->palette().color(QPalette::Window) : c.panel);
        if (bar && bar->maximum > bar->minimum)
            drawBox(*painter, QRectF(subControlRect(CC_ScrollBar, bar, SC_ScrollBarSlider, widget)).adjusted(2, 2, -2, -2), c.outline, Qt::transparent, 0, 3);
        return;
    }
    case CC_ToolButton: {
        // No menu arrow beside the icon: a button that opens a menu says so in its tooltip.
        const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        if (!button)
            break;
        QStyleOptionToolButton copy(*button);
        copy.features &= ~QStyleOptionToolButton::HasMenu;
        const bool focused = (option->state & State_HasFocus) && (option->state & State_KeyboardFocusChange);
        copy.state &= ~State_HasFocus;
        QProxyStyle::drawComplexControl(control, &copy, painter, widget);
        if (focused)
            drawFocusRing(*painter, option->rect);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QIcon Style::standardIcon(StandardPixmap standard, const QStyleOption *option, const QWidget *widget) const
{
    const ThemeColours &c = theme().colours;
    switch (standard) {
    case SP_MessageBoxCritical:
        return icon("error", c.error);
    case SP_MessageBoxWarning:
        return icon("warning", c.warning);
    case SP_MessageBoxInformation:
        return icon("info", c.info);
    case SP_MessageBoxQuestion:
        return icon("help", c.info);
    case SP_LineEditClearButton:
    case SP_TitleBarCloseButton:
        return icon("close");
    default:
        return QProxyStyle::standardIcon(standard, option, widget);
    }
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QComboBox *>(widget) || widget->inherits("QAbstractSpinBox") || widget->inherits("QHeaderView") || widget->inherits("QTabBar"))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace ui
