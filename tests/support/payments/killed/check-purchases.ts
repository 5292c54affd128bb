import type { Database } from '../../../../app/database/tables.server'
import type { Crowd, Purchase } from './purchases'

interface Found {
  id: number
  number: string
  status: string
  total: number
  paid_at: number | null
}

/**
 * Returns what is wrong, at best nothing: every purchase is one order with one attempt, every
 * captured payment pays its order once or goes back once, each mail is one, and the stock is right.
 * SSLCommerz does not say whether a refund was made whose answer was lost: such ones wait `forAPerson`.
 */
export async function wrongIn(crowd: Crowd, db: Database, stock: number) {
  const wrong: unknown[] = [...crowd.faults]
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'total', 'paid_at', 'idempotency_key'])
    .execute()
  const byKey = new Map(orders.map((order) => [order.idempotency_key, order]))
  const rows = {
    ledger: Map.groupBy(await ledgerOf(db), ({ order_id }) => order_id),
    mails: Map.groupBy(await mailsOf(db), ({ order_id }) => order_id ?? 0),
    attempts: await attemptsOf(db),
  }
  const unknown = await unknownRefunds(db)
  for (const purchase of crowd.purchases) {
    const order = byKey.get(purchase.key)
    const seen = order ? JSON.stringify(seenOf(order, rows)) : 'no order'
    const isUnknown = order !== undefined && unknown.has(order.id)
    const wanted = order && JSON.stringify(wantedOf(crowd, purchase, order, isUnknown))
    if (seen !== wanted) wrong.push(`${purchase.bank} ${purchase.key}: ${seen}, not ${wanted}`)
  }
  if (orders.length !== crowd.purchases.length) wrong.push(`${orders.length} orders`)
  wrong.push(
    ...(await db.selectFrom('payment_findings').select(['kind', 'subject']).execute()),
    ...(await wrongStock(db, stock)),
  )
  return { wrong, forAPerson: unknown.size }
}

/** Returns orders with a refund at SSLCommerz that was sent, and of which no answer came. */
async function unknownRefunds(db: Database) {
  const refunds = await db
    .selectFrom('payment_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_refunds.attempt_id')
    .innerJoin('sent_refunds', 'sent_refunds.refund_id', 'payment_refunds.id')
    .select('payment_refunds.order_id')
    .where('payment_refunds.status', '=', 'pending')
    .where('provider', '=', 'sslcommerz')
    .where('sent_refunds.refund_ref', 'is', null)
    .execute()
  return new Set(refunds.map(({ order_id }) => order_id))
}

const ledgerOf = (db: Database) =>
  db
    .selectFrom('order_payments')
    .select(['order_id', 'kind', 'amount'])
    .where('kind', '<>', 'fee')
    .orderBy('at')
    .orderBy('id')
    .execute()

async function attemptsOf(db: Database) {
  const attempts = await db
    .selectFrom('payment_attempts')
    .select((all) => ['order_id', all.fn.countAll<number>().as('count')])
    .groupBy('order_id')
    .execute()
  return new Map(attempts.map(({ order_id, count }) => [order_id, Number(count)]))
}

async function mailsOf(db: Database) {
  const jobs = await db
    .selectFrom('jobs')
    .select(['order_id', 'payload'])
    .where('kind', '=', 'mail')
    .execute()
  return jobs.map(({ order_id, payload }) => ({
    order_id,
    template: String(JSON.parse(payload).template),
  }))
}

interface Rows {
  ledger: Map<number, { kind: string; amount: number }[]>
  mails: Map<number, { template: string }[]>
  attempts: Map<number, number>
}

const seenOf = ({ id, number, status, paid_at }: Found, rows: Rows) => ({
  ...{ number, status, isPaid: paid_at !== null, attempts: rows.attempts.get(id) },
  books: (rows.ledger.get(id) ?? []).map(({ kind, amount }) => `${kind} ${amount}`),
  mails: (rows.mails.get(id) ?? [])
    .map(({ template }) => template)
    .filter((template) => template !== 'order-cancelled')
    .sort(),
})

const CALLED: Record<string, string> = { captured: 'captured', refunded: 'given_back' }

/**
 * What the bank moved, the shop's books must hold. A purchase that was not cancelled is paid; one that
 * was goes back, unless the shop had heard of its payment before: then the desk decides.
 */
function wantedOf(
  { banks }: Crowd,
  { cancels, placed }: Purchase,
  { total, paid_at }: Found,
  isUnknown: boolean,
) {
  const number = placed?.number ?? 'none'
  const moves = banks.movesOf(number).map(({ kind, amount }) => `${CALLED[kind]} ${amount}`)
  const isPaid = !cancels || paid_at !== null
  const there = [`captured ${total}`]
  const back = moves.length === 0 ? [] : [`captured ${total}`, `given_back ${total}`]
  const books = isPaid || isUnknown ? there : back
  const last = isPaid ? 'order-paid' : 'payment-returned'
  const isMoved = moves.join() === books.join() || (isUnknown && moves.join() === back.join())
  return {
    ...{ number, status: cancels ? 'cancelled' : 'paid', isPaid, attempts: 1, books },
    mails: ['order-confirmation', ...(books.length === 0 ? [] : [last])],
    ...(!isMoved && { moves }),
  }
}

async function wrongStock(db: Database, stock: number) {
  const sold = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((line) => ['product_id', line.fn.sum<number>('quantity').as('pieces')])
    .where('status', '<>', 'cancelled')
    .groupBy('product_id')
    .execute()
  const pieces = new Map(sold.map((row) => [row.product_id, Number(row.pieces)]))
  const left = await db
    .selectFrom('stock')
    .select(['product_id', 'quantity'])
    .where('product_id', '<=', 8)
    .execute()
  return left.filter((row) => row.quantity + (pieces.get(row.product_id) ?? 0) !== stock)
}
