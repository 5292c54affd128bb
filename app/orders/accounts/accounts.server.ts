import type { Database } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import type { CsvCell } from '../../files/csv'
import { settings } from '../../settings/settings.server'
import { eachOrder, type StoredOrder } from '../list-orders.server'
import { ORDER_HEAD, orderRow } from './order-rows.server'
import { RATE_HEAD, rateRows, type Sheet } from './rate-rows.server'

const ORDERS_AT_ONCE = 500

/** For the accountant: every order placed then, cancelled ones too. One row an order. */
export async function* ordersTable(db: Database, placed: Slot): AsyncGenerator<CsvCell[]> {
  yield ORDER_HEAD
  for await (const order of eachOrder(db, undefined, placed)) yield orderRow(order)
}

/** One row a rate of tax of each order, with its invoice and credit notes. */
export async function* ratesTable(db: Database, placed: Slot): AsyncGenerator<CsvCell[]> {
  yield RATE_HEAD
  const { timeZone } = settings().shop
  for await (const orders of inGroups(eachOrder(db, undefined, placed))) {
    const sheets = await sheetsOf(
      db,
      orders.map(({ number }) => number),
    )
    for (const order of orders) yield* rateRows(order, sheets.get(order.number) ?? [], timeZone)
  }
}

async function* inGroups(orders: AsyncIterable<StoredOrder>) {
  let group: StoredOrder[] = []
  for await (const order of orders) {
    group.push(order)
    if (group.length < ORDERS_AT_ONCE) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

/** By the order's number, in the sequence they were issued in. */
async function sheetsOf(db: Database, numbers: string[]): Promise<Map<string, Sheet[]>> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['orders.number as order', 'invoices.number', 'invoices.kind', 'invoices.day'])
    .where('orders.number', 'in', numbers)
    .orderBy('invoices.issued_at')
    .orderBy('invoices.sequence')
    .execute()
  return Map.groupBy(rows, ({ order }) => order)
}
