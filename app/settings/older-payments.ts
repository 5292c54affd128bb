import type { Payment } from './payments'

/** Names of ways to pay that settings and exports of versions before migration 048 hold. */
const OLDER: ReadonlyMap<unknown, Payment> = new Map([['cod', 'cash_on_delivery']])

/** Returns the name that this version gives a way to pay; anything else stays as it is. */
export const currentPayment = (way: unknown) => OLDER.get(way) ?? way

/** Returns the settings by key with the names of ways to pay that this version gives them. */
export function withCurrentPayments(values: Readonly<Record<string, unknown>>) {
  const ways = values['payment.ways']
  if (!Array.isArray(ways)) return values
  const current = ways.map((row: unknown) =>
    typeof row === 'object' && row !== null && 'way' in row
      ? { ...row, way: currentPayment(row.way) }
      : row,
  )
  return { ...values, 'payment.ways': current }
}
