import { z } from 'zod'
import { BUCKET_SIZES, type BucketSize } from '../../orders/figures/buckets'
import { type Compared, compared, PERIODS, type Period } from '../../orders/figures/periods'
import { settings } from '../../settings/settings.server'
import { addDays, startOf } from '../../texts/clocks/shop-clock'
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

interface DayRange {
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

const EARLIEST = '2000-01-01'
const LATEST = '2100-12-31'

const day = z.iso
  .date('Write a day such as 2026-11-22.')
  .refine((text) => text >= EARLIEST && text <= LATEST, 'Choose a day of this century.')

export const reportQuery = z
  .object({
    period: z.enum(PERIODS).default('30-days'),
    from: day.optional(),
    to: day.optional(),
    step: z.enum(BUCKET_SIZES).optional(),
  })
  .refine(({ period, from, to }) => period !== 'own' || (from !== undefined && to !== undefined), {
    path: ['from'],
    error: 'Choose a first and a last day.',
  })
  .refine(({ period, from = '', to = '' }) => period !== 'own' || from <= to, {
    path: ['to'],
    error: 'The last day is before the first.',
  })

/** How the accountant's files write amounts. */
export const fileQuery = reportQuery.and(
  z.object({ decimals: z.enum(['point', 'comma']).default('point') }),
)

export const zone = () => settings().shop.timeZone

export const comparedNow = (given: ReportQuery, now = Date.now()) => compared(zone(), now, given)

export function describePeriods({ span, before }: Compared) {
  const part = before.until < startOf(zone(), addDays(before.last, 1))
  return {
    span: daysOf(span),
    before: { ...daysOf(before), ...(part && { until: new Date(before.until).toISOString() }) },
  }
}

const daysOf = ({ first, last }: DayRange): DayRange => ({ first, last })
