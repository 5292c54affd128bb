import { type RawBuilder, sql } from 'kysely'
import { type Connection, engineOf } from '../../app/database/tables.server'
import { DAY_MS } from '../../app/durations'
import { insertMany, madeIn } from './made-in-sql'

const YEAR_MS = 365 * DAY_MS
/** The number of different products that were sold. */
const MOST_SOLD = 20_000
const FIRST = ['Ana', 'Karim', 'Zoe', 'Liam', 'Mina', 'Noah', 'Lena', 'Omar', 'Rita', 'Paul', 'Ida']
const LAST = ['Rahman', 'Silva', 'Meyer', 'Khan', 'Novak', 'Rossi', 'Dubois', 'Garcia', 'Islam']

/**
 * Fills in a year's orders by a third as many people: most of them delivered, half paid at the
 * door, two rates of tax and one to four lines each, one in 50 refunded in part.
 */
export async function fillOrders(db: Connection, count: number, products: number, now: number) {
  const { mixed, pick } = madeIn(db)
  const every = Math.max(1, Math.floor(YEAR_MS / count))
  const at = sql`(${sql.lit(now - every * count)} + i * ${sql.lit(every)})`
  const person = sql<number>`(${mixed} % ${sql.lit(Math.ceil(count / 3))})`
  const first = pick(FIRST, person)
  const last = pick(LAST, sql<number>`(${person} / 11)`)
  const email = sql`('person' || ${person} || '@example.com')`
  const country = sql`(case when ${person} % 40 = 0 then 'DE' else 'BD' end)`
  const phone = sql`('88017' || (10000000 + ${person}))`
  const number = sql`('EX-' || (10000000 + i))`
  const payment = sql`(case when i % 2 = 0 then 'bank' else 'cash_on_delivery' end)`
  const goods = sql`(1000 + ${mixed} % 50000)`
  const low = sql`(${goods} / 20)`
  const high = sql`(${goods} / 5)`
  const sold = sql.lit(Math.min(products, MOST_SOLD))
  const productAt = (position: number) =>
    sql`(1 + (${mixed} / 64 + ${sql.lit(position)} * 7919) % ${sold})`
  await insertMany(
    db,
    count,
    sql`insert into orders (id, number, token, idempotency_key, request_hash, status, payment,
      language, email_key, uid, billing, subtotal, discount, vat, shipping, total, placed_at,
      confirm_by, paid_at, packed_at, cancelled_at, taxes)
    select i, ${number}, 't' || i, 'k' || i, 'h',
      case when i % 13 = 0 then 'cancelled'
        when i < ${sql.lit(Math.floor(count * 0.95))} then 'delivered'
        when i % 5 = 0 then 'shipped'
        when i % 2 = 0 and i % 3 = 0 then 'awaiting_payment' when i % 2 = 0 then 'paid'
        when i % 7 = 0 then 'awaiting_confirmation'
        else 'confirmed' end,
      ${payment}, 'en', ${email}, case when ${person} % 5 = 0 then 'account' || ${person} end,
      '{"firstName":"' || ${first} || '","lastName":"' || ${last} || '","country":"' || ${country} ||
        '","street":"1 Road","city":"Dhaka","postCode":"1205","phone":"+' || ${phone} ||
        '","email":"' || ${email} || '"}',
      ${goods} * 2, 0, ${low} + ${high}, 500, ${goods} * 2 + ${low} + ${high} + 500, ${at},
      case when i % 2 = 1 and i % 7 = 0 and i >= ${sql.lit(Math.floor(count * 0.95))}
        then ${at} + ${sql.lit(DAY_MS)} end,
      case when i % 2 = 0 and i % 3 <> 0 then ${at} end,
      case when i % 11 = 0 then ${at} end, case when i % 13 = 0 then ${at} end,
      '[{"percent":5,"base":' || ${goods} || ',"tax":' || ${low} || '},{"percent":20,"base":' ||
        ${goods} || ',"tax":' || ${high} || '}]'`,
  )
  for (const position of [0, 1, 2, 3])
    await insertMany(
      db,
      count,
      sql`insert into order_lines (order_id, position, product_id, title, unit_price, quantity, sku)
      select i, ${sql.lit(position)}, ${productAt(position)}, 'Thing', 1000 + ${mixed} % 5000,
        1 + i % 3, 'SKU-' || ${productAt(position)}`,
      sql`${sql.lit(position)} <= i % 4`,
    )
  await insertMany(
    db,
    count,
    sql`insert into order_search (order_id, placed_at, payment, country, total, text)
    select i, ${at}, ${payment}, ${country}, ${goods} * 2 + ${low} + ${high} + 500,
      lower(${number}) || ${sql.lit('\n')} || lower(replace(${number}, '-', '')) || ${sql.lit('\n')} ||
      lower(${first} || ' ' || ${last}) || ${sql.lit('\n')} || ${email} || ${sql.lit('\n')} ||
      'sku-' || ${productAt(0)} || ${sql.lit('\n')} ||
      ${phone}`,
  )
  await fillMoney(db, count, at)
  if (engineOf(db) === 'postgres')
    await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${sql.lit(count + 1)})`.execute(
      db,
    )
}

/** Fills in money received at doors, and refunded. */
async function fillMoney(db: Connection, count: number, at: RawBuilder<unknown>) {
  const delivered = Math.floor(count * 0.95)
  await insertMany(
    db,
    count,
    sql`insert into order_payments (id, order_id, kind, amount, at)
    select 'cash' || i, i, 'cash_received', 2000, ${at}`,
    sql`i % 2 = 1 and i % 13 <> 0 and i < ${sql.lit(delivered)}`,
  )
  const refunded = sql`i % 50 = 0 and i < ${sql.lit(delivered)}`
  await insertMany(
    db,
    count,
    sql`insert into order_payments (id, order_id, kind, amount, at)
    select 'refund' || i, i, 'refund', 500, ${at}`,
    refunded,
  )
  await insertMany(
    db,
    count,
    sql`insert into order_refunds (id, order_id, sequence, request_key, at, made_by, reason, amount,
      taxes, method)
    select 'refund' || i, i, 1, 'k' || i, ${at}, 'bench', '', 500,
      '[{"percent":20,"base":400,"tax":80}]', 'bank'`,
    refunded,
  )
}
