import { z } from 'zod'
import { BUCKET_SIZES } from '../../orders/figures/buckets'
import { type Compared, compared, PERIODS } from '../../orders/figures/periods'
import { settings } from '../../settings/settings.server'
import { addDays, startOf } from '../../texts/clocks/shop-clock'
import type { DayRange, ReportQuery } from './report'

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
