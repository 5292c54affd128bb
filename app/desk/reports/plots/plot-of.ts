import type { Pattern } from '../../../texts/figures'
import type { Cell, FigureName, Report, ReportName } from '../report'

export interface PlotProps {
  name: ReportName
  report: Report
  /** Those of the currency that is shown. */
  rows: Cell[][]
  pattern: Pattern | undefined
}

/** What of a report is drawn. */
export type PlotOf =
  | {
      /** Columns over time; the first is what the scale is of. */
      shape: 'time'
      /** Bars, beside or upon each other. */
      bars: readonly FigureName[]
      stacked?: boolean
      /** What they count, where there are several. */
      unit?: FigureName
      /** A dashed line over them. */
      line?: FigureName
      /** Instead of the bars and the line, to choose from. */
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
  searches: { shape: 'names', value: 'times' },
  stock: { shape: 'names', value: 'lasts' },
}

/** Told apart by their lightness too, as seen without colours; outlined, as light ones are faint. */
export const COLOURS = ['#00579c', '#e69f00', '#d0d0d6'] as const
export const INK = '#1a1a1e'
export const MUTED = '#5c5c66'
export const HAIRLINE = '#dcdce2'
