import { sql } from 'kysely'
import { type Database, engineOf } from '../../../app/database/tables.server'

/** Makes a shop's orders of some years: most delivered, some in each stage. */
export async function manyOrders(db: Database, many: number) {
  const numbers =
    engineOf(db) === 'sqlite'
      ? sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(many)})
          select i from n)`
      : sql`(select i from generate_series(1, ${sql.lit(many)}) as n(i))`
  await sql`insert into orders (id, number, token, idempotency_key, request_hash, status, payment,
      language, email_key, billing, subtotal, discount, vat, shipping, total, placed_at, due_at)
    select 1000 + i, 'EX-' || i, 't' || i, 'k' || i, 'h',
      case when i % 100 = 0 then 'paid' when i % 101 = 0 then 'confirmed'
        when i % 103 = 0 then 'awaiting_payment' when i % 10 = 0 then 'cancelled'
        else 'delivered' end,
      case when i % 2 = 0 then 'bank' else 'cash_on_delivery' end, 'en', 'p' || i || '@example.com',
      '{"firstName":"Ana' || i || '","lastName":"Rahman","country":"' ||
        case when i % 1000 = 0 then 'DE' else 'BD' end ||
        '","street":"1 Road","city":"Dhaka","postCode":"1205","phone":"+88017' || i ||
        '","email":"p' || i || '@example.com"}',
      1000, 0, 150, 0, i, i, null
    from ${numbers} as many`.execute(db)
  if (engineOf(db) === 'sqlite') return
  await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${2 * many})`.execute(db)
  await sql`analyze orders`.execute(db)
}
