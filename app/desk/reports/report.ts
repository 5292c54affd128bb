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

/** Money in minor units; `slot` and `day` as ISO 8601 has them where the shop is. */
export type Kind = 'text' | 'slot' | 'day' | 'count' | 'money' | 'percent' | 'days'
export type FigureName = keyof typeof reports.figures
export type Cell = string | number | null

export interface Column {
  id: FigureName
  kind: Kind
}

/** Rows of several currencies stand in one table: `currency` is a column then. */
export interface ReportTable {
  columns: readonly Column[]
  rows: Cell[][]
  /** As many as there are in all, where not all are sent. */
  of?: number
}

export interface Total extends Column {
  now: number | null
  /** Of the period before; absent where there is nothing to compare with. */
  before?: number | null
}

export interface Days {
  /** ISO 8601, both included. */
  first: string
  last: string
}

export interface Report {
  span?: Days
  /** `until` (ISO 8601) where only a part of its last day is compared. */
  before?: Days & { until?: string }
  step?: BucketSize
  /** What the period can be divided into. */
  steps?: BucketSize[]
  /** Of the amounts; the shop's own first, then those with most orders. */
  currencies: { code: string; pattern: string }[]
  /** By currency; one without a currency is of all. */
  totals: { currency?: string; figures: Total[] }[]
  table: ReportTable
}

export interface Asked {
  period: Period
  from?: string
  to?: string
  step?: BucketSize
}
