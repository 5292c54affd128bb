import { type Kysely, sql } from 'kysely'

/**
 * Keeps what a merchant's catalogue counted as so far: English where the shop offers it, although
 * another language is its default. A shop without products has nothing to keep.
 */
export async function up(db: Kysely<unknown>) {
  const { rows } = await sql<{ key: string; value: string }>`select key, value from settings
    where key in ('shop.kind', 'shop.languages', 'shop.defaultLanguage')`.execute(db)
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const isEnglish = (values.get('shop.languages') ?? '"en"').includes('"en"')
  const first = values.get('shop.defaultLanguage') ?? '"en"'
  if (values.get('shop.kind') !== '"own"' || !isEnglish || first === '"en"') return
  await sql`insert into settings (key, value) select 'shop.catalogueLanguage', '"en"'
    where exists (select 1 from products)`.execute(db)
}
