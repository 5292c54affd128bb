import { sql } from 'kysely'
import type { Connection } from '../../app/database/tables.server'
import { BRANDS, CATEGORIES, LOOKS, STUFF, THINGS } from '../made-up-products'
import { insertMany, madeIn } from './made-in-sql'

/** Fills in products: 1% with options, 2% hidden or gone, 0.2% without a picture. */
export async function fillProducts(db: Connection, count: number, now: number) {
  const { mixed, pick } = madeIn(db)
  const title = sql`(${pick(LOOKS, mixed)} || ' ' || ${pick(STUFF, sql`(${mixed} / 32)`)} || ' ' ||
    ${pick(THINGS, sql`(${mixed} / 512)`)} || ' No. ' || i)`
  await insertMany(
    db,
    count,
    sql`insert into products (id, title, title_key, description, category, brand, price, discount,
      rating, review_count, weight, warranty, shipping, returns, thumbnail, images, reviews, source,
      listed, hidden, options, sku, created_at, changed_at)
    select i, ${title}, lower(${title}), 'A made-up product, number ' || i ||
        ', with a description of a usual length: what it is made of, and what it is for.',
      'category-' || (${mixed} % ${sql.lit(CATEGORIES)}),
      'Brand ' || ((${mixed} / 256) % ${sql.lit(BRANDS)}), 99 + (${mixed} / 4) % 199900, 0, 400, 0,
      10, '', '', '', case when i % 500 = 0 then '' else 'https://pictures.example/' || i end,
      '[]', '[]', 'bench', case when i % 50 = 0 then 0 else 1 end,
      case when i % 100 = 0 then 1 else 0 end,
      case when i % 100 = 1 then '[{"name":"Size","values":["S","M"]}]' end,
      'SKU-' || i, ${sql.lit(now)} - ${mixed} % 80000000 * 1000, ${sql.lit(now)}`,
  )
  await insertMany(
    db,
    count,
    sql`insert into stock (product_id, quantity) select i, (${mixed} / 128) % 120`,
  )
  const few = Math.floor(count / 50)
  await insertMany(
    db,
    few,
    sql`insert into variants (id, product_id, position, chosen, sku, price)
    select i, (i + 1) / 2 * 100 - 99, i % 2, '["' || case when i % 2 = 0 then 'M' else 'S' end || '"]',
      'VAR-' || i, 1000`,
  )
  await insertMany(
    db,
    few,
    sql`insert into variant_stock (variant_id, quantity) select i, (${mixed} / 128) % 120`,
  )
}
