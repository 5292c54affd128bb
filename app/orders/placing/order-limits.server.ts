import { hash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { config } from '../../config.server'
import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import { isPrivate } from '../../http/client-address.server'
import { emailKey, phoneKey } from '../coupons/coupons.server'
import type { Billing } from '../order'
import type { PricedItem } from './price-items.server'

export type TooManyOpenOrders = {
  ok: false
  code: 'too_many_open_orders'
  /** With it the order takes too large a share of this product; `most` pieces may be held. */
  item?: PricedItem & { most: number }
}

export interface CustomerKeys {
  email_key: string
  phone_key: string
  address_key: string
  network_key: string | null
}

/** A private `network` is not stored: it belongs to a proxy or an office, not to a customer. */
export const customerKeys = (billing: Billing, network?: string): CustomerKeys => ({
  email_key: emailKey(billing.email),
  phone_key: phoneKey(billing.phone),
  address_key: hashed([billing.country, letters(billing.postCode), letters(billing.street)]),
  network_key: network === undefined || isPrivate(network) ? null : hashed(['network', network]),
})

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const hashed = (parts: string[]) => hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22)

interface Held {
  orders: Set<unknown>
  pieces: Map<number, number>
}

const DAY_MS = 86_400_000
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

/** Open: unpaid bank orders and undelivered cash orders. At most two queries for a whole batch. */
export async function readOpenOrders(
  connection: Connection,
  customers: CustomerKeys[],
  now = Date.now(),
) {
  const held = new Map<string, Held>()
  if (customers.length === 0) return new OpenOrders(held)
  const since = now - Math.max(...KEYS.map((key) => limitsOf(key).days)) * DAY_MS
  const ids = await openOrderIds(connection, customers, since)
  const rows = ids.length > 0 ? await openLines(connection, ids) : []
  const open = new OpenOrders(held)
  for (const { id, placed_at, product_id, quantity, ...customer } of rows)
    open.add(id, customer, [{ productId: product_id, quantity }], now - Number(placed_at))
  return open
}

export class OpenOrders {
  constructor(private readonly held: Map<string, Held>) {}

  /** `age` in milliseconds. */
  add(
    id: unknown,
    customer: Record<keyof CustomerKeys, string | null>,
    items: { productId: number; quantity: number }[],
    age = 0,
  ) {
    for (const key of KEYS) {
      const value = customer[key]
      if (value === null || age > limitsOf(key).days * DAY_MS) continue
      const held = this.held.get(value) ?? { orders: new Set(), pieces: new Map() }
      this.held.set(value, held)
      held.orders.add(id)
      for (const { productId, quantity } of items)
        held.pieces.set(productId, (held.pieces.get(productId) ?? 0) + quantity)
    }
  }

  refusal(customer: CustomerKeys, items: PricedItem[]): TooManyOpenOrders | undefined {
    for (const key of KEYS) {
      const limits = limitsOf(key)
      const held = this.held.get(customer[key] ?? '')
      if (held && held.orders.size >= limits.orders)
        return { ok: false, code: 'too_many_open_orders' }
      for (const item of items) {
        const pieces = held?.pieces.get(item.productId) ?? 0
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

const OPEN = (since: string) => `o.placed_at > ${since} and (
    (o.payment = 'bank' and o.status = 'awaiting_payment')
    or (o.payment = 'cash_on_delivery' and o.status in ('confirmed', 'shipped'))
  )`
const SQLITE = KEYS.map(
  (key, at) => `select o.id from orders o
    where o.${key} in (select value from json_each(?${at + 1})) and ${OPEN('?5')}`,
).join(' union ')
/** Without `offset 0` a planner that has no statistics yet reads the whole table. */
const POSTGRES = KEYS.map(
  (key, at) => `select o.id from unnest($${at + 1}::text[]) asked(key) cross join lateral (
    select * from orders where ${key} = asked.key offset 0) o where ${OPEN('$5::bigint')}`,
).join(' union ')

/** The ids of open orders; one text for any number of keys, so that it is prepared once. */
async function openOrderIds(connection: Connection, customers: CustomerKeys[], since: number) {
  const keys = KEYS.map((key) => customers.flatMap((customer) => customer[key] ?? []))
  const query =
    engineOf(connection) === 'sqlite'
      ? CompiledQuery.raw(SQLITE, [...keys.map((list) => JSON.stringify(list)), since])
      : CompiledQuery.raw(POSTGRES, [...keys, since])
  const { rows } = await connection.executeQuery(query as CompiledQuery<{ id: number }>)
  return rows.map(({ id }) => id)
}

const openLines = (connection: Connection, ids: number[]) =>
  connection
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['id', 'placed_at', ...KEYS, 'product_id', 'quantity'])
    .where('id', 'in', ids)
    .execute()

/**
 * Two orders of one customer may have no product in common, so the customer is locked (PostgreSQL),
 * after the stock and before the coupon. Keys are sorted, because two batches may share several.
 */
export async function lockCustomers(connection: Connection, customers: CustomerKeys[]) {
  if (engineOf(connection) === 'sqlite' || customers.length === 0) return
  const keys = customers.flatMap((customer) => KEYS.flatMap((key) => customer[key] ?? []))
  await connection.executeQuery(CompiledQuery.raw(LOCK, [[...new Set(keys)]]))
}

const LOCK = `select pg_advisory_xact_lock(lock) from (
  select distinct hashtextextended(key, 0) as lock from unnest($1::text[]) key order by lock
  offset 0) locks`
