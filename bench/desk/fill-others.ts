import { sql } from 'kysely'
import type { Connection } from '../../app/database/tables.server'
import { insertMany, madeIn } from './made-in-sql'

/** Fills in accounts, reviews, messages, coupons and the log, by the count of orders. */
export async function fillOthers(db: Connection, orders: number, now: number) {
  const { mixed, pick } = madeIn(db)
  const at = sql`(${sql.lit(now)} - (${sql.lit(orders)} - i) * 1000)`
  // Every fifth buyer has an account, and so have some people who never ordered.
  await insertMany(
    db,
    Math.floor(orders / 2),
    sql`insert into accounts (uid, email, display_name, valid_since, created_at, last_login_at)
    select 'account' || i, 'person' || i || '@example.com', 'Person ' || i, 0, ${at}, ${at}`,
    sql`i % 5 = 0`,
  )
  await insertMany(
    db,
    Math.floor(orders / 5),
    sql`insert into reviews (order_id, position, product_id, name, stars, title, text, language,
      state, created_at, changed_at)
    select i, 0, 1 + i % 20000, 'Ana', 1 + i % 5, 'As told', 'It came in time.', 'en',
      ${pick(['published', 'published', 'published', 'held', 'hidden'], mixed)}, ${at}, ${at}`,
  )
  await insertMany(
    db,
    Math.floor(orders / 5),
    sql`insert into contact_messages (id, name, email, phone, message, language, created_at, state,
      words, email_key)
    select 'message' || i, 'Ana ' || i, 'person' || i || '@example.com', '+88017' || i,
      'When does my order come? It was placed days ago, and nobody said.', 'en', ${at},
      ${pick(['new', 'answered', 'answered', 'answered'], mixed)},
      'ana ' || i || ' person' || i || '@example.com 88017' || i ||
        ' when does my order come? it was placed days ago, and nobody said.',
      'person' || i || '@example.com'`,
  )
  for (const [kind, every] of [
    ['CODE', null],
    ['NEWS', 'newsletter'],
  ] as const)
    await insertMany(
      db,
      Math.floor(orders / 5),
      sql`insert into coupons (code, kind, amount, created_at, made_for, paused)
      select ${sql.lit(kind)} || i, 'percent', 10, ${at}, ${every ? sql.lit(every) : sql`null`},
        case when i % 3 = 0 then 1 else 0 end`,
    )
  await insertMany(
    db,
    Math.floor(orders / 5),
    sql`insert into coupon_redemptions (order_id, code, email_key, redeemed_at)
    select i, 'CODE1', 'person' || i, ${at}`,
  )
  await insertMany(
    db,
    orders,
    sql`insert into desk_audit (at, staff_id, staff_name, action, subject)
    select ${at}, 'staff' || (i % 7), 'Mina', ${pick(['order.shipped', 'product.price', 'order.packed'], mixed)},
      'order ' || i`,
  )
  await insertMany(
    db,
    Math.floor(orders / 20),
    sql`insert into missed_searches (text, times, "similar", last_day)
    select 'nothing ' || i, i % 90, 0, '2026-11-01'`,
  )
}
