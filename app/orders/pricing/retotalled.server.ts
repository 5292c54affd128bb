import type { Selectable } from 'kysely'
import { taxShares } from '../../cart/rules/taxes'
import type { Connection } from '../../database/tables.server'
import { settings } from '../../settings/settings.server'
import type { OrdersTable } from '../order/tables.server'

type Sums = 'subtotal' | 'discount' | 'shipping' | 'fee' | 'vat' | 'total'
type Placed = Pick<Selectable<OrdersTable>, Sums | 'id' | 'taxes' | 'includes_tax'>

/** Returns the money of an order with another fee, which is taxed as one that was placed with it. */
export async function retotalled(
  connection: Connection,
  { id, subtotal, discount, shipping, includes_tax, ...before }: Placed,
  fee: number,
): Promise<Pick<Placed, 'fee' | 'vat' | 'taxes' | 'total'>> {
  const { vat, taxes, total } = before
  if (fee === before.fee) return { fee, vat, taxes, total }
  const lines = await connection
    .selectFrom('order_lines')
    .select(['unit_price', 'quantity', 'tax_rate'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  const goods = lines.map(({ unit_price, quantity, tax_rate }) => ({
    percent: tax_rate / 1000,
    cents: unit_price * quantity,
  }))
  const includesTax = includes_tax === 1
  const shares = taxShares(goods, discount, {
    ...{ includesTax, rounding: settings().money.rounding, shippingCents: shipping, feeCents: fee },
    rates: goods.map(({ percent }) => ({ class: '', percent })),
  })
  const tax = shares.reduce((sum, share) => sum + share.tax, 0)
  return {
    ...{ fee, vat: tax, taxes: JSON.stringify(shares) },
    total: subtotal - discount + (includesTax ? 0 : tax) + shipping + fee,
  }
}
