import fc from 'fast-check'
import type { Report } from '../../../app/desk/reports/report'
import { HOUR_MS } from '../../../app/durations'
import type { MadeOrder } from './made-orders'

export const CURRENCIES = ['USD', 'JPY', 'KWD'] as const

/** A moment after a change of New York's clocks, in the range of each plot. */
export const NOW = Date.parse('2026-11-03T17:00:00Z')
const moment = fc.integer({ min: NOW - 40 * 24 * HOUR_MS, max: NOW - 1 })
const amount = fc.integer({ min: 0, max: 1_000_000 })

export const orders = fc.record({
  placedAt: moment,
  status: fc.constantFrom(
    'awaiting_payment',
    'paid',
    'shipped',
    'delivered',
    'cancelled',
    'confirmed',
  ),
  payment: fc.constantFrom('bank', 'cash_on_delivery'),
  currency: fc.constantFrom(...CURRENCIES),
  discount: fc.constantFrom(0, 0, 1),
  shipping: amount,
  fee: fc.constantFrom(0, 7),
  taxes: fc.array(
    fc.record({ percent: fc.constantFrom(5.5, 8.1, 20), base: amount, tax: amount }),
    { maxLength: 3 },
  ),
  lines: fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      unitPrice: fc.integer({ min: 1, max: 9_999_999 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  refunds: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 5000 }), at: moment }), {
    maxLength: 2,
  }),
  cash: fc.constantFrom(0, 0, 500),
}) satisfies fc.Arbitrary<MadeOrder>

export const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Returns local time by `Intl`, unlike the shop's own way. */
export const local = (timeZone: string, at: number, hour: boolean) => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
  if (!hour) return day
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${day}T${part('hour')}:00${part('timeZoneName').replace('GMT', '') || '+00:00'}`
}

const columnOf = ({ table }: Report, id: string) => table.columns.findIndex((one) => one.id === id)
export const cells = (report: Report, ids: readonly string[]) =>
  report.table.rows.map((row) => ids.map((id) => row[columnOf(report, id)]))
