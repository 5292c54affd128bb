import { config } from '../../config.server'
import type { Connection } from '../../database/tables.server'
import { HOUR_MS } from '../../durations'
import { hashSecret, newSecret } from '../../secrets/secret.server'
import { minorUnitsOf } from '../../texts/currency.server'
import { isInParts, WAYS_TO_PAY } from '../paying/ways-to-pay'
import type { NewOrder } from './store-orders.server'

const CODE_BYTES = 18 // It is short enough for a text message.

type Asked = Pick<NewOrder, 'row' | 'code'>

/** Gives cash orders to be confirmed a code with its expiry; an advance confirms one by itself. */
export async function addConfirmationCodes(connection: Connection, orders: Asked[]) {
  const inCash = orders.filter(({ row }) => WAYS_TO_PAY[row.payment].atTheDoor && !isInParts(row))
  const asked = new Set(inCash.filter(({ row }) => row.total > limitCents()))
  if (config.COD_CONFIRM_NEW_PHONE === 'true') {
    const known = await deliveredPhones(connection, inCash)
    for (const order of inCash) if (!known.has(order.row.phone_key ?? '')) asked.add(order)
  }
  for (const order of asked) {
    order.code = newSecret(CODE_BYTES)
    order.row.confirm_hash = hashSecret(order.code)
    order.row.status = 'awaiting_confirmation'
    order.row.confirm_by = order.row.placed_at + config.COD_CONFIRM_HOURS * HOUR_MS
  }
}

const limitCents = () => (config.COD_CONFIRM_ABOVE ?? Number.POSITIVE_INFINITY) * minorUnitsOf()

async function deliveredPhones(connection: Connection, orders: Asked[]) {
  const phones = [...new Set(orders.map(({ row }) => row.phone_key ?? ''))]
  if (phones.length === 0) return new Set<string | null>()
  const rows = await connection
    .selectFrom('orders')
    .select('phone_key')
    .distinct()
    .where('phone_key', 'in', phones)
    .where('status', '=', 'delivered')
    .execute()
  return new Set(rows.map(({ phone_key }) => phone_key))
}
