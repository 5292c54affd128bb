import { useState } from 'react'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useDeskTexts } from '../../client/desk-texts'
import type { FigureName } from '../report'
import { scaleOf, unitLength, useCells, useSlots } from '../use-cells'
import { COLOURS, HAIRLINE, INK, MUTED, type PlotOf, type PlotProps } from './plot-of'

const HEIGHT = 320

export function TimePlot({
  name,
  report: { table, step },
  rows,
  pattern,
  of,
}: PlotProps & { of: PlotOf & { shape: 'time' } }) {
  const { reports } = useDeskTexts()
  const said = useCells()
  const slots = useSlots()
  const [other, setOther] = useState(false)
  const { bars, line } = other && of.other ? of.other : of
  const main = bars[0] as FigureName
  const kind = table.columns.find(({ id }) => id === main)?.kind ?? 'count'
  const points = rows.map((row) =>
    Object.fromEntries(table.columns.map(({ id }, at) => [id, row[at]])),
  )
  const time = table.columns[0]?.id ?? 'slot'
  return (
    <figure className="m-0">
      {of.other && (
        <div className="mb-3 flex gap-2">
          {[of, of.other].map((one, at) => (
            <button
              key={one.bars[0]}
              type="button"
              aria-pressed={other === (at === 1)}
              onClick={() => setOther(at === 1)}
              className="min-h-9 rounded-md border border-line px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent touch:min-h-11"
            >
              {reports.figures[one.bars[0] as FigureName]}
            </button>
          ))}
        </div>
      )}
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart
          data={points}
          margin={{ top: 8, right: 8, bottom: 24, left: 16 }}
          title={reports.names[name]}
          desc={reports.plotKeys}
        >
          <CartesianGrid vertical={false} stroke={HAIRLINE} />
          <XAxis
            dataKey={time}
            tickFormatter={slots.short}
            tick={{ fill: MUTED, fontSize: 12 }}
            stroke={MUTED}
            minTickGap={16}
            label={{
              value: step ? reports.steps[step] : reports.figures[time],
              position: 'bottom',
              fill: MUTED,
              fontSize: 12,
            }}
          />
          <YAxis
            tickFormatter={scaleOf(kind, pattern)}
            tick={{ fill: MUTED, fontSize: 12 }}
            stroke={MUTED}
            width={48 + 8 * unitLength(kind, pattern)}
            allowDecimals={kind !== 'count'}
            label={{
              value: reports.figures[of.unit ?? main],
              angle: -90,
              position: 'insideLeft',
              offset: -8,
              fill: MUTED,
              fontSize: 12,
            }}
          />
          <Tooltip
            isAnimationActive={false}
            labelFormatter={(key) => said(String(key), 'slot', pattern, step)}
            formatter={(value, id) => [
              said(Number(value), kind, pattern),
              reports.figures[String(id) as FigureName],
            ]}
          />
          <Legend
            verticalAlign="top"
            align="left"
            itemSorter={null}
            wrapperStyle={{ paddingBottom: 12 }}
            formatter={(id: FigureName) => <span className="text-ink">{reports.figures[id]}</span>}
          />
          {bars.map((id, at) => (
            <Bar
              key={id}
              dataKey={id}
              name={id}
              stackId={of.stacked ? 'all' : undefined}
              fill={COLOURS[at % COLOURS.length]}
              stroke={INK}
              strokeWidth={0.75}
              maxBarSize={48}
              isAnimationActive={false}
            />
          ))}
          {line && (
            <Line
              dataKey={line}
              name={line}
              stroke={INK}
              strokeWidth={2}
              strokeDasharray="5 4"
              dot={points.length <= 31 ? { r: 2.5, fill: '#fff', strokeDasharray: '' } : false}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
      <figcaption className="mt-1 text-muted text-sm">{reports.plotKeys}</figcaption>
    </figure>
  )
}
