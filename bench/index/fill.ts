import { sql } from 'kysely'
import { keepCategories } from '../../app/catalogue/incoming/store-categories.server'
import { logCatalogueChange } from '../../app/catalogue/index/catalogue-log.server'
import { type Database, engineOf } from '../../app/database/tables.server'
import { BRANDS, CATEGORIES, LOOKS, STUFF, THINGS } from '../made-up-products'

/** Makes up products by one statement: an import of ten million would take a quarter of an hour. */
export async function fill(db: Database, count: number) {
  const isPostgres = engineOf(db) === 'postgres'
  const ids = isPostgres
    ? sql`select id::bigint as id from generate_series(1, ${sql.lit(count)}) as id`
    : sql`with recursive ids(id) as (select 1 union all select id + 1 from ids where id < ${sql.lit(count)})
        select id from ids`
  const hexadecimal = isPostgres ? sql`to_hex(mixed >> 3)` : sql`printf('%x', mixed >> 3)`
  const mixed = sql`select id, (id * 2654435761) & 4294967295 as mixed from (${ids}) as given`
  const titled = sql`select id, mixed, ${oneOf(LOOKS, 0)} || ' ' || ${oneOf(STUFF, 5)} || ' ' ||
    ${oneOf(THINGS, 9)} || ' ' || ${hexadecimal} || ' No. ' || id as title from (${mixed}) as mixed`
  await db.connection().execute(async (connection) => {
    // Otherwise the keys of ten million rows of stock would be looked up one by one.
    if (isPostgres) await sql`set session_replication_role = replica`.execute(connection)
    await connection.transaction().execute(async (transaction) => {
      await sql`insert into products (id, title, title_key, description, category, brand, price,
          discount, rating, review_count, weight, warranty, shipping, returns, thumbnail, images,
          reviews, source, created_at, changed_at)
        select id, title, lower(title), 'A made-up product, number ' || id,
          'category-' || (mixed % ${sql.lit(CATEGORIES)}), 'Brand ' || ((mixed >> 8) % ${sql.lit(BRANDS)}),
          (mixed >> 2) % 199900 + 99, (mixed >> 4) % 4000, (((mixed >> 6) % 9) * 50) + 100, 0,
          1000, '1 year warranty', 'Ships in 1 to 2 business days', '30 days return policy',
          '/pictures/' || id || '.webp', '[]', '[]', 'bench',
          1700000000000 + (mixed % 80000000) * 1000, 1700000000000
        from (${titled}) as titled`.execute(transaction)
      await sql`insert into stock (product_id, quantity)
        select id, id % 120 from products`.execute(transaction)
      await keepCategories(
        transaction,
        Array.from({ length: CATEGORIES }, (_, at) => ({ category: `category-${at}` })),
      )
      await logCatalogueChange(transaction, 'all')
    })
    if (isPostgres) await sql`set session_replication_role = default`.execute(connection)
    await sql`analyze`.execute(connection)
  })
}

function oneOf(names: string[], shift: number) {
  const cases = names.map((name, at) => sql`when ${sql.lit(at)} then ${sql.lit(name)}`)
  return sql`case (mixed >> ${sql.lit(shift)}) % ${sql.lit(names.length)} ${sql.join(cases, sql` `)} end`
}
