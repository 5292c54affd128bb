import type { Pattern } from '../../../texts/figures'
import type { FigureName, Report, ReportCell, ReportName } from '../report'

export interface PlotProps {
  name: ReportName
  report: Report
  rows: ReportCell[][]
  pattern: Pattern | undefined
}

export type PlotOf =
  | {
      /** Columns over time; the first sets the scale. */
      shape: 'time'
      /** Bars, side by side or stacked. */
      bars: readonly FigureName[]
      stacked?: boolean
      /** Names what several bars count. */
      unit?: FigureName
      line?: FigureName
      other?: { bars: readonly FigureName[]; line?: FigureName }
    }
  | { shape: 'names'; value: FigureName }

export const PLOTS: Record<ReportName, PlotOf> = {
  sales: {
    shape: 'time',
    bars: ['revenue'],
    line: 'revenueBefore',
    other: { bars: ['orders'], line: 'ordersBefore' },
  },
  taxes: { shape: 'names', value: 'tax' },
  products: { shape: 'names', value: 'amount' },
  categories: { shape: 'names', value: 'amount' },
  cash: { shape: 'time', bars: ['succeeded', 'failed', 'open'], stacked: true, unit: 'orders' },
  carts: { shape: 'time', bars: ['carts', 'checkouts', 'ordered'], unit: 'visitors' },
  searches: { shape: 'names', value: 'visitors' },
  stock: { shape: 'names', value: 'lasts' },
}

/** Differ in lightness too, for colour blindness; bars are outlined because light ones are faint. */
export const COLOURS = ['#00579c', '#e69f00', '#d0d0d6'] as const
export const INK = '#1a1a1e'
export const MUTED = '#5c5c66'
export const HAIRLINE = '#dcdce2'
