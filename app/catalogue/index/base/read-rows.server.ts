import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Where the products are: a SQLite file or a PostgreSQL server. */
export type Source = { file: string } | { databaseUrl: string }

/** id, title_key, category, brand, price, rating, discount, created_at in epoch milliseconds. */
export type Row = [number, string, string, string | null, number, number, number, number | string]

export interface CategoryRow {
  slug: string
  department: string | null
}

const COLUMNS = 'id, title_key, category, brand, price, rating, discount, created_at'
const CATEGORIES = 'select slug, department from categories order by position'
/** So many rows of PostgreSQL stand in memory at once. */
const PAGE = 20_000

/** Hands each listed product to `take`, in id order, and returns the table of categories. */
export async function readRows(source: Source, take: (row: Row) => void): Promise<CategoryRow[]> {
  return 'file' in source ? readFile(source.file, take) : readServer(source.databaseUrl, take)
}

function readFile(file: string, take: (row: Row) => void) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const rows = database.prepare(`select ${COLUMNS} from products where listed = 1 order by id`)
    rows.setReturnArrays(true)
    for (const row of rows.iterate()) take(row as unknown as Row)
    return database.prepare(CATEGORIES).all() as unknown as CategoryRow[]
  } finally {
    database.close()
  }
}

async function readServer(connectionString: string, take: (row: Row) => void) {
  const client = new pg.Client({ connectionString, keepAlive: true })
  client.on('error', () => {}) // the query that waits fails with it
  await client.connect()
  const text = `select ${COLUMNS} from products where listed = 1 and id > $1 order by id limit ${PAGE}`
  const page = (after: number) =>
    client.query<Row>({ text, values: [after], rowMode: 'array' }).then(({ rows }) => rows)
  try {
    let rows = await page(0)
    while (rows.length > 0) {
      const next = rows.length < PAGE ? [] : page((rows.at(-1) as Row)[0])
      for (const row of rows) take(row) // while the server reads the next page
      rows = await next
    }
    return (await client.query<CategoryRow>(CATEGORIES)).rows
  } finally {
    await client.end()
  }
}
