#include "ui/charts/CurveTableModel.h"

#include "core/base/Number.h"
#include "core/units/Unit.h"
#include "ui/charts/ChartText.h"
#include "ui/document/Text.h"

namespace ui {

void CurveTableModel::setCurve(CurvePtr curve)
{
    beginResetModel();
    m_samples = CurveSamples(std::move(curve));
    endResetModel();
}

int CurveTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_samples.count();
}

bool CurveTableModel::hasMarks() const
{
    return m_samples.curve() != nullptr && !m_samples.curve()->bars && !m_samples.curve()->marks.empty();
}

int CurveTableModel::columnCount(const QModelIndex &parent) const
{
    const core::Curve *curve = m_samples.curve();
    if (parent.isValid() || curve == nullptr)
        return 0;
    if (curve->bars)
        return curve->furtherLabel != nullptr ? 3 : 2;
    return 1 + static_cast<int>(curve->lines.size()) + (hasMarks() ? 1 : 0);
}

const char *CurveTableModel::unit(int column) const
{
    const core::Curve &curve = *m_samples.curve();
    if (curve.bars)
        return curve.yUnit;
    return column == 0 ? curve.xUnit : m_samples.unit(column - 1);
}

std::optional<double> CurveTableModel::number(const QModelIndex &index) const
{
    const core::Curve &curve = *m_samples.curve();
    if (!curve.bars)
        return index.column() == 0 ? std::optional(m_samples.x(index.row())) : m_samples.value(index.row(), index.column() - 1);
    const core::CurveLine &bar = curve.lines[static_cast<std::size_t>(index.row())];
    const std::optional<double> end = m_samples.value(index.row(), index.row());
    return index.column() == 1 ? end : bar.further ? bar.further : end;
}

QVariant CurveTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || m_samples.curve() == nullptr)
        return {};
    const bool words = isMarks(index.column()) || (m_samples.curve()->bars && index.column() == 0);
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (words ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    if (isMarks(index.column())) {
        QStringList texts;
        for (const core::Text &mark : m_samples.marks(index.row()))
            texts << translated(mark);
        return texts.join(QStringLiteral("; "));
    }
    if (words)
        return m_samples.title(index.row());
    const std::optional<double> value = number(index);
    return value ? chartNumber(*value, unit(index.column())) : QStringLiteral("–");
}

QVariant CurveTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const core::Curve *curve = m_samples.curve();
    if (orientation != Qt::Horizontal || curve == nullptr)
        return {};
    const bool words = isMarks(section) || (curve->bars && section == 0);
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (words ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (isMarks(section))
        return tr("Marks");
    if (section == 0)
        return axisName(curve->xLabel, curve->xUnit);
    if (curve->bars)
        return section == 1 ? axisName(curve->yLabel, curve->yUnit) : axisName(curve->furtherLabel, curve->yUnit);
    return QStringLiteral("%1, %2").arg(translated(curve->lines[static_cast<std::size_t>(section - 1)].label), translated(core::unit(unit(section)).symbol));
}

QString CurveTableModel::copyText() const
{
    QStringList lines;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column) {
            const QModelIndex cell = index(row, column);
            const bool words = row < 0 || isMarks(column) || (m_samples.curve()->bars && column == 0);
            const std::optional<double> value = words ? std::nullopt : number(cell);
            if (row < 0)
                cells << headerData(column, Qt::Horizontal).toString();
            else
                cells << (words ? cell.data().toString() : value ? fromCore(core::formatNumber(*value)) : QString());
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace ui
