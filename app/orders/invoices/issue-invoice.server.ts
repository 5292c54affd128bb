import { sql } from 'kysely'
import { insertRow, requireRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { settings } from '../../settings/settings.server'
import { isAnonymous } from '../order/is-anonymous'
import { lockOrder } from '../order/lock-order.server'
import type { Billing } from '../order/order'
import { shopDay } from '../order/shop-day.server'
import type { OrderStatus } from '../order/status'
import { type Buyer, buyerOf } from './buyers.server'
import type { InvoiceKind } from './tables.server'

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
  refundId?: string
  day: string
  seller: Seller
  /** Older invoices lack it; then the order names the buyer. */
  buyer?: Buyer
}

/** Returns an order's papers, the invoice first. */
export async function findInvoices(db: Connection, orderId: number): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute()
  return rows.map(({ number, kind, refund_id, day, seller, buyer }) => ({
    ...(buyer !== null && { buyer: JSON.parse(buyer) as Buyer }),
    number,
    kind,
    ...(refund_id !== null && { refundId: refund_id }),
    day,
    seller: JSON.parse(seller) as Seller,
  }))
}

/** Returns the numbers of invoices and credit notes by order. */
export async function listInvoiceNumbers(db: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return new Map<number, string[]>()
  const rows = await db
    .selectFrom('invoices')
    .select(['order_id', 'number'])
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute()
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map([...byOrder].map(([id, found]) => [id, found.map(({ number }) => number)]))
}

type Issued =
  | { ok: true; invoice: Invoice; issued: boolean }
  | { ok: false; code: 'not_found' | 'cancelled' }

/**
 * Issues an invoice once, when the order is paid or shipped or the merchant asks. Orders cancelled
 * before have none.
 */
export const issueInvoice = (db: Connection, orderId: number, now = Date.now()) =>
  inTransaction(db, async (connection): Promise<Issued> => {
    const order = await lockOrder(connection, { id: orderId })
    return order ? issueInvoiceOf(connection, order, now) : { ok: false, code: 'not_found' }
  })

/** Issues the invoice of an order that the caller's transaction has locked. */
export async function issueInvoiceOf(
  connection: Connection,
  { id, status }: { id: number; status: OrderStatus },
  now: number,
): Promise<Issued> {
  const [known] = await findInvoices(connection, id)
  if (known) return { ok: true, invoice: known, issued: false }
  if (status === 'cancelled') return { ok: false, code: 'cancelled' }
  const invoice = await storeInvoice(connection, id, { kind: 'invoice', now })
  return { ok: true, invoice, issued: true }
}

/** Stores a paper with the next number of its series. */
export async function storeInvoice(
  connection: Connection,
  orderId: number,
  { kind, refundId, now }: { kind: InvoiceKind; refundId?: string; now: number },
): Promise<Invoice> {
  const day = shopDay(now)
  const series = `${kind === 'credit_note' ? 'C' : ''}${day.slice(0, 4)}`
  const sequence = await nextOf(connection, series)
  const { buyer, proof } = await buyerOn(connection, orderId)
  const invoice = {
    number: `${series}-${String(sequence).padStart(5, '0')}`,
    kind,
    day,
    seller: sellerNow(),
  }
  await insertRow(connection, 'invoices', {
    ...invoice,
    series,
    sequence,
    order_id: orderId,
    refund_id: refundId ?? null,
    buyer: buyer && JSON.stringify(buyer),
    buyer_proof: proof,
    seller: JSON.stringify(invoice.seller),
    issued_at: now,
  })
  return { ...invoice, ...(refundId && { refundId }), ...(buyer && { buyer }) }
}

/** Returns the buyer on the order's papers, or else the order's; null once it is erased. */
async function buyerOn(connection: Connection, orderId: number) {
  const first = await connection
    .selectFrom('invoices')
    .select(['buyer', 'buyer_proof'])
    .where('order_id', '=', orderId)
    .where('buyer', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (first) return { buyer: JSON.parse(first.buyer as string) as Buyer, proof: first.buyer_proof }
  const { billing, request_hash } = await requireRow(connection, 'orders', { id: orderId }, [
    'billing',
    'request_hash',
  ])
  const buyer = isAnonymous({ request_hash }) ? null : buyerOf(JSON.parse(billing) as Billing)
  return { buyer, proof: null }
}

/** Makes others who issue wait for the transaction, which gives the number back when undone. */
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
