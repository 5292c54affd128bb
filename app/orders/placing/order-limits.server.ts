import { hash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { config } from '../../config.server'
import { type Connection, engineOf } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { isPrivate } from '../../http/rate-limits.server'
import { PAYMENTS } from '../../settings/payments'
import { asciiDigits } from '../../text-core/digits'
import { unifiedSpelling } from '../../text-core/spelling'
import { emailKey, phoneKey } from '../coupons/coupons.server'
import type { Billing, WantedItem } from '../order/order'
import { WAYS_TO_PAY } from '../paying/ways-to-pay'
import type { PricedItem } from '../pricing/price-items.server'

export type TooManyOpenOrders = {
  ok: false
  code: 'too_many_open_orders'
  /** Set when the order takes too large a share of this product; `most` pieces may be held. */
  item?: PricedItem & { most: number }
}

export interface CustomerKeys {
  email_key: string
  phone_key: string
  address_key: string
  network_key: string | null
}

/** Begins the key of a customer who gave no e-mail address, and is known by the phone number. */
export const BY_PHONE = 'tel:'

/** A private `network` is not stored: it belongs to a proxy or an office, not to a customer. */
export const customerKeys = (billing: Billing, network?: string): CustomerKeys => ({
  email_key: emailKey(billing.email) || `${BY_PHONE}${phoneKey(billing.phone)}`,
  phone_key: phoneKey(billing.phone),
  address_key: hashed([billing.country, letters(billing.postCode), letters(billing.street)]),
  network_key: network === undefined || isPrivate(network) ? null : hashed(['network', network]),
})

/** Removes what people write in several ways: case, blanks, punctuation, digits of other scripts. */
const letters = (text: string) =>
  unifiedSpelling(asciiDigits(text.normalize('NFKC')).toLowerCase()).replace(
    /[^\p{L}\p{M}\p{N}]/gu,
    '',
  )

const hashed = (parts: string[]) => hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22)

interface Held {
  orders: Set<unknown>
  pieces: Map<string, number>
}
const KEYS = ['email_key', 'phone_key', 'address_key', 'network_key'] as const

function limitsOf(key: keyof CustomerKeys) {
  const whose = key === 'network_key' ? 'NETWORK' : 'CUSTOMER'
  return {
    orders: config[`OPEN_ORDERS_${whose}`],
    percent: config[`OPEN_ORDERS_${whose}_PERCENT`],
    pieces: config[`OPEN_ORDERS_${whose}_PIECES`],
    days: config[`OPEN_ORDERS_${whose}_DAYS`],
  }
}

/**
 * Reads unpaid bank orders and undelivered cash orders. `sentBefore` tells whether one of the
 * idempotency keys is stored. It is mostly one query for a batch.
 */
export async function readOpenOrders(
  connection: Connection,
  customers: CustomerKeys[],
  idempotencyKeys: string[],
) {
  const open = new OpenOrders()
  if (customers.length === 0) return { open, sentBefore: true }
  const now = Date.now()
  const since = now - Math.max(...KEYS.map((key) => limitsOf(key).days)) * DAY_MS
  const found = await earlierOrders(connection, customers, [since, idempotencyKeys])
  const ids = found.filter(({ sent }) => sent === 0).map(({ id }) => id)
  const rows = ids.length > 0 ? await openLines(connection, ids) : []
  for (const { id, placed_at, product_id, variant_id, quantity, ...customer } of rows) {
    const item = { productId: product_id, variant: variant_id ?? undefined, quantity }
    open.add(id, customer, [item], now - Number(placed_at))
  }
  return { open, sentBefore: found.length > ids.length }
}

const keyOf = ({ productId, variant }: Omit<WantedItem, 'quantity'>) =>
  variant === undefined ? String(productId) : `${productId}/${variant}`

export class OpenOrders {
  private readonly held = new Map<string, Held>()

  /** The `age` is in milliseconds. */
  add(
    id: unknown,
    customer: Record<keyof CustomerKeys, string | null>,
    items: WantedItem[],
    age = 0,
  ) {
    for (const key of KEYS) {
      const value = customer[key]
      if (value === null || age > limitsOf(key).days * DAY_MS) continue
      const held = this.held.getOrInsert(value, { orders: new Set(), pieces: new Map() })
      held.orders.add(id)
      for (const item of items)
        held.pieces.set(keyOf(item), (held.pieces.get(keyOf(item)) ?? 0) + item.quantity)
    }
  }

  refusal(customer: CustomerKeys, items: PricedItem[]): TooManyOpenOrders | undefined {
    for (const key of KEYS) {
      const limits = limitsOf(key)
      const held = this.held.get(customer[key] ?? '')
      if (held && held.orders.size >= limits.orders)
        return { ok: false, code: 'too_many_open_orders' }
      for (const item of items) {
        const pieces = held?.pieces.get(keyOf(item)) ?? 0
        const share = Math.floor(((item.available + pieces) * limits.percent) / 100)
        const most = Math.max(limits.pieces, share) - pieces
        if (item.quantity > most)
          return {
            ok: false,
            code: 'too_many_open_orders',
            item: { ...item, most: Math.max(0, most) },
          }
      }
    }
  }
}

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
const OPEN = (since: string) => `o.placed_at > ${since} and (
    ${PAYMENTS.map(
      (payment) =>
        `(o.payment = '${payment}' and o.status in (${quoted(WAYS_TO_PAY[payment].open)}))`,
    ).join(' or ')}
  )`
const SQLITE = KEYS.map(
  (key, at) => `select o.id, 0 as sent from orders o
    where o.${key} in (select value from json_each(?${at + 1})) and ${OPEN('?5')} union `,
)
  .concat(`select id, 1 from orders where idempotency_key in (select value from json_each(?6))`)
  .join('')
/** A planner without statistics reads the whole table if `offset 0` is missing. */
const POSTGRES = KEYS.map(
  (key, at) => `select o.id, 0 as sent from unnest($${at + 1}::text[]) asked(key)
    cross join lateral (select * from orders where ${key} = asked.key offset 0) o
    where ${OPEN('$5::bigint')} union `,
)
  .concat(`select o.id, 1 from unnest($6::text[]) asked(key)
    cross join lateral (select id from orders where idempotency_key = asked.key offset 0) o`)
  .join('')

/** Finds open orders by one SQL text for any number of keys, so that the statement is prepared once. */
async function earlierOrders(
  connection: Connection,
  customers: CustomerKeys[],
  [since, sent]: [number, string[]],
) {
  const keys = KEYS.map((key) => customers.flatMap((customer) => customer[key] ?? []))
  const query =
    engineOf(connection) === 'sqlite'
      ? CompiledQuery.raw(SQLITE, [
          ...keys.map((list) => JSON.stringify(list)),
          since,
          JSON.stringify(sent),
        ])
      : CompiledQuery.raw(POSTGRES, [...keys, since, sent])
  const { rows } = await connection.executeQuery(
    query as CompiledQuery<{ id: number; sent: number }>,
  )
  return rows
}

const openLines = (connection: Connection, ids: number[]) =>
  connection
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['id', 'placed_at', ...KEYS, 'product_id', 'variant_id', 'quantity'])
    .where('id', 'in', ids)
    .execute()

/** Returns further locks, as two orders of one customer may share no product. */
export const customerLocks = (customers: CustomerKeys[]) => [
  ...new Set(customers.flatMap((customer) => KEYS.flatMap((key) => customer[key] ?? []))),
]
