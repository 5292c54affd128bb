import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { OWN_SHOP, shownDiscount } from '../../product/shown-discount.server.ts'

/** The catalogue's store: a SQLite file or a PostgreSQL server. */
export type Source = { file: string } | { databaseUrl: string }

/** Prices in cents, `created` in epoch milliseconds, `options` in JSON. */
export type IndexRow = [
  id: number,
  title: string,
  category: string,
  brand: string | null,
  price: number,
  rating: number,
  discount: number,
  created: number | string,
  colour: string | null,
  options: string | null,
]

/** Takes a product and its variants' options, which are lists in JSON. */
type Take = (row: IndexRow, chosen: readonly string[]) => void

export interface CategoryRow {
  slug: string
  department: string | null
}

const columns = (own: boolean) =>
  `id, title_key, category, brand, price, rating, ${shownDiscount(own)}, created_at, colour, options`
const VARIANTS = 'select product_id, chosen from variants where listed = 1'
const CATEGORIES = 'select slug, department from categories order by position'
const PAGE = 20_000

/** Hands each listed product to `take`, in id order, and returns the table of categories. */
export async function readRows(source: Source, take: Take): Promise<CategoryRow[]> {
  return 'file' in source ? readFile(source.file, take) : readServer(source.databaseUrl, take)
}

function readFile(file: string, take: Take) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const own = database.prepare(OWN_SHOP).get() !== undefined
    const rows = database.prepare(
      `select ${columns(own)} from products where listed = 1 order by id`,
    )
    rows.setReturnArrays(true)
    const variants = database.prepare(`${VARIANTS} order by product_id`)
    variants.setReturnArrays(true)
    const chosenOf = inStep(variants.iterate() as unknown as Iterable<VariantRow>)
    for (const row of rows.iterate() as unknown as Iterable<IndexRow>)
      take(row, row[9] === null ? [] : chosenOf(row[0]))
    return database.prepare(CATEGORIES).all() as unknown as CategoryRow[]
  } finally {
    database.close()
  }
}

async function readServer(connectionString: string, take: Take) {
  const client = new pg.Client({ connectionString, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  const own = (await client.query(OWN_SHOP)).rows.length > 0
  const text = `select ${columns(own)} from products where listed = 1 and id > $1 order by id limit ${PAGE}`
  const page = (after: number) =>
    client.query<IndexRow>({ text, values: [after], rowMode: 'array' }).then(({ rows }) => rows)
  const variantsOf = async (rows: IndexRow[]) => {
    const ids = rows.filter((row) => row[9] !== null).map((row) => row[0])
    if (ids.length === 0) return []
    const text = `${VARIANTS} and product_id = any($1) order by product_id`
    return (await client.query<VariantRow>({ text, values: [ids], rowMode: 'array' })).rows
  }
  try {
    let rows = await page(0)
    while (rows.length > 0) {
      const variants = await variantsOf(rows)
      const next = rows.length < PAGE ? [] : page((rows.at(-1) as IndexRow)[0])
      const chosenOf = inStep(variants)
      for (const row of rows) take(row, row[9] === null ? [] : chosenOf(row[0]))
      rows = await next
    }
    return (await client.query<CategoryRow>(CATEGORIES)).rows
  } finally {
    await client.end()
  }
}

type VariantRow = [productId: number, chosen: string]

/** Returns a reader of one product's variants; it must be asked in the order of products. */
function inStep(variants: Iterable<VariantRow>) {
  const all = variants[Symbol.iterator]()
  let next = all.next()
  return (id: number) => {
    const chosen: string[] = []
    for (; !next.done && next.value[0] <= id; next = all.next())
      if (next.value[0] === id) chosen.push(next.value[1])
    return chosen
  }
}
