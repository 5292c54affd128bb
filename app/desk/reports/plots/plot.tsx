import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useDeskTexts } from '../../client/desk-texts'
import type { FigureName } from '../report'
import { scaleOf, useCells } from '../use-cells'
import { COLOURS, HAIRLINE, INK, MUTED, PLOTS, type PlotProps } from './plot-of'
import { TimePlot } from './time-plot'

/** Holds everything that needs the library of plots. */
export default function Plot(props: PlotProps) {
  const of = PLOTS[props.name]
  return of.shape === 'time' ? (
    <TimePlot {...props} of={of} />
  ) : (
    <NamesPlot {...props} value={of.value} />
  )
}

const MOST = 10
const BAR = 34
const LONGEST_NAME = 34

/** Plots the first ten rows of a table. */
function NamesPlot({
  name,
  report: { table },
  rows,
  pattern,
  value,
}: PlotProps & { value: FigureName }) {
  const { reports } = useDeskTexts()
  const said = useCells()
  const at = table.columns.findIndex(({ id }) => id === value)
  const kind = table.columns[at]?.kind ?? 'count'
  const first = table.columns[0]
  const points = rows.slice(0, MOST).map((row, place) => ({
    place,
    name: said(row[0], first?.kind ?? 'text', pattern),
    value: row[at],
  }))
  const nameAt = (place: number) => points[place]?.name ?? ''
  return (
    <figure className="m-0">
      <ResponsiveContainer width="100%" height={points.length * BAR + 64}>
        <BarChart
          data={points}
          layout="vertical"
          margin={{ top: 4, right: 16, bottom: 20, left: 4 }}
          title={reports.names[name]}
          desc={reports.plotKeys}
        >
          <CartesianGrid horizontal={false} stroke={HAIRLINE} />
          <XAxis
            type="number"
            tickFormatter={scaleOf(kind, pattern)}
            tick={{ fill: MUTED, fontSize: 12 }}
            stroke={MUTED}
            allowDecimals={kind !== 'count'}
            label={{
              value: reports.figures[value],
              position: 'bottom',
              offset: 4,
              fill: MUTED,
              fontSize: 12,
            }}
          />
          <YAxis
            type="category"
            dataKey="place"
            tickFormatter={(place) => shortened(nameAt(Number(place)))}
            tick={{ fill: INK, fontSize: 12 }}
            stroke={MUTED}
            width={148}
            interval={0}
          />
          <Tooltip
            isAnimationActive={false}
            labelFormatter={(place) => nameAt(Number(place))}
            formatter={(shown) => [said(Number(shown), kind, pattern), reports.figures[value]]}
          />
          <Bar
            dataKey="value"
            fill={COLOURS[0]}
            stroke={INK}
            strokeWidth={0.75}
            maxBarSize={22}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
      <figcaption className="mt-1 text-muted text-sm">{reports.plotKeys}</figcaption>
    </figure>
  )
}

const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name
