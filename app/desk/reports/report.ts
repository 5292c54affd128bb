import type { BucketSize } from '../../orders/figures/buckets'
import type { Period } from '../../orders/figures/periods'
import type { reports } from '../../texts/desk/en/reports'

export const REPORTS = [
  'sales',
  'taxes',
  'products',
  'categories',
  'cash',
  'carts',
  'searches',
  'stock',
] as const
export type ReportName = (typeof REPORTS)[number]

/** Money in minor units; `slot` and `day` in ISO 8601 of the shop's time zone. */
export type Kind = 'text' | 'slot' | 'day' | 'count' | 'money' | 'percent' | 'days'
export type FigureName = keyof typeof reports.figures
export type ReportCell = string | number | null

export interface ReportColumn {
  id: FigureName
  kind: Kind
}

/** Rows of several currencies share a table, with a column `currency`. */
export interface ReportTable {
  columns: readonly ReportColumn[]
  rows: ReportCell[][]
  /** Number of all rows, where not all are sent. */
  of?: number
}

export interface Total extends ReportColumn {
  now: number | null
  /** The period before; undefined where nothing can be compared. */
  before?: number | null
}

export interface DayRange {
  /** ISO 8601, both inclusive. */
  first: string
  last: string
}

export interface Report {
  span?: DayRange
  /** `until` (ISO 8601) where only a part of its last day is compared. */
  before?: DayRange & { until?: string }
  step?: BucketSize
  steps?: BucketSize[]
  /** Currencies of the amounts: the shop's own first, then by orders. */
  currencies: { code: string; pattern: string }[]
  /** Totals by currency; those without one cover all currencies. */
  totals: { currency?: string; figures: Total[] }[]
  table: ReportTable
}

export interface ReportQuery {
  period: Period
  from?: string
  to?: string
  step?: BucketSize
}
