import type { Billing, Order } from '../orders/order'

/** The addresses of some orders, each once, in the order of the orders, ready to be shown. */
export function addressesOf(orders: Pick<Order, 'billing'>[]): Billing[] {
  const byLines = new Map<string, Billing>()
  for (const { billing } of orders) {
    const key = linesOf(billing, '').join('\n').toLowerCase()
    if (!byLines.has(key)) byLines.set(key, billing)
  }
  return [...byLines.values()]
}

/** An address as it stands on a parcel; `country` is its name in the page's language. */
export function linesOf(billing: Billing, country: string) {
  const { firstName, lastName, company, street, city, county, postCode } = billing
  return [
    `${firstName} ${lastName}`,
    company,
    street,
    `${postCode} ${city}`,
    county,
    country || billing.country,
  ].filter((line): line is string => Boolean(line))
}
