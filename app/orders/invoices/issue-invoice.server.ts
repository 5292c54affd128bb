import { sql } from 'kysely'
import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { settings } from '../../settings/settings.server'
import { shopDay } from '../returns/shop-day.server'
import type { InvoiceKind } from './tables.server'

/** Who sells, as an invoice names it. */
export interface Seller {
  name: string
  /** Street, town, country. */
  address: string[]
  phone: string
  email: string
  taxNumber: string
}

export interface Invoice {
  number: string
  kind: InvoiceKind
  /** ISO 8601, where the shop is. */
  day: string
  seller: Seller
}

/** Those of an order, the invoice first. */
export async function findInvoices(db: Connection, orderId: number): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .execute()
  return rows.map(({ number, kind, day, seller }) => ({
    number,
    kind,
    day,
    seller: JSON.parse(seller) as Seller,
  }))
}

/** Numbers of invoices and credit notes by order. */
export async function listInvoiceNumbers(db: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return new Map<number, string[]>()
  const rows = await db
    .selectFrom('invoices')
    .select(['order_id', 'number'])
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .execute()
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map([...byOrder].map(([id, found]) => [id, found.map(({ number }) => number)]))
}

export type Issued =
  | { ok: true; invoice: Invoice; issued: boolean }
  | { ok: false; code: 'not_found' | 'cancelled' }

/**
 * When an order is paid or shipped, or the merchant first asks for it. Asked again it is the same. An
 * order that was cancelled before has none.
 */
export const issueInvoice = (db: Connection, orderId: number, now = Date.now()) =>
  inTransaction(db, async (connection): Promise<Issued> => {
    const order = await lockOrder(connection, orderId)
    if (!order) return { ok: false, code: 'not_found' }
    const [known] = await findInvoices(connection, orderId)
    if (known) return { ok: true, invoice: known, issued: false }
    if (order.status === 'cancelled') return { ok: false, code: 'cancelled' }
    return { ok: true, invoice: await store(connection, orderId, 'invoice', now), issued: true }
  })

/** Takes back the invoice of an order that is being cancelled, if it has one. */
export async function creditInvoice(connection: Connection, orderId: number, now = Date.now()) {
  const known = await findInvoices(connection, orderId)
  if (known.length === 1) await store(connection, orderId, 'credit_note', now)
}

/** Two who ask for the invoice of one order wait for each other. */
const lockOrder = (connection: Connection, id: number) =>
  connection
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

async function store(
  connection: Connection,
  orderId: number,
  kind: InvoiceKind,
  now: number,
): Promise<Invoice> {
  const day = shopDay(now)
  const series = `${kind === 'credit_note' ? 'C' : ''}${day.slice(0, 4)}`
  const sequence = await nextOf(connection, series)
  const invoice = {
    number: `${series}-${String(sequence).padStart(5, '0')}`,
    kind,
    day,
    seller: sellerNow(),
  }
  await connection
    .insertInto('invoices')
    .values({
      ...invoice,
      series,
      sequence,
      order_id: orderId,
      seller: JSON.stringify(invoice.seller),
      issued_at: now,
    })
    .execute()
  return invoice
}

/** Others who issue wait until the transaction ends; undone, it gives its number back. */
async function nextOf(connection: Connection, series: string) {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counters (series, last) values (${series}, 1)
    on conflict (series) do update set last = invoice_counters.last + 1
    returning last`.execute(connection)
  return Number(rows[0]?.last)
}

export function sellerNow(): Seller {
  const { shop, money } = settings()
  return {
    name: shop.legalName,
    address: [shop.street, shop.city].filter(Boolean),
    phone: shop.phone,
    email: shop.emails[0] ?? '',
    taxNumber: money.taxNumber,
  }
}
