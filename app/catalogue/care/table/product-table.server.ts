import { sql } from 'kysely'
import { type Connection, type Database, YES } from '../../../database/tables.server'
import { runningPrices } from '../../prices/prices-in-force.server'
import { picturePath } from '../../product/picture-path.server'
import { candidatesOf, type Matching, narrowed, walksSooner } from './candidates.server'
import { MOST_GATHERED } from './search-ids.server'
import {
  MOST_TABLE_ROWS,
  stateOf,
  TABLE_PAGE,
  type TableQuery,
  type TableRow,
  type TableSort,
} from './table-query'

export interface TablePage {
  rows: TableRow[]
  page: number
  size: number
  /** The count, as far as counted; `more` exist beyond it. */
  total: number
  more: boolean
}

/** Returns one page of all products, hidden ones too, fast even among a million. */
export async function productTable(
  db: Database,
  query: TableQuery,
  mostGathered = MOST_GATHERED,
  few?: number,
): Promise<TablePage> {
  const found = await candidatesOf(db, query, mostGathered, few)
  // Checking each product's stock is slow, so this counts no further than the next page.
  const most = found.asked.low === undefined ? MOST_TABLE_ROWS : (query.page + 1) * TABLE_PAGE
  const total = await countUpTo(db, narrowed(db, found), most)
  const sorted = total <= most || !(await walksSooner(db, found))
  const ids = await pageOf(db, narrowed(db, found, !sorted), query, sorted)
  const counted = Math.min(total, most)
  return {
    rows: await readTableRows(db, ids),
    page: query.page,
    size: TABLE_PAGE,
    total: counted,
    more: total > counted,
  }
}
async function countUpTo(db: Database, matching: Matching, most: number) {
  const { count } = await db
    .selectFrom(
      matching
        .select('products.id')
        .limit(most + 1)
        .as('some'),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Returns a page: few matches are put into a set and sorted, many are found along a sorted index.
 * The engines cannot know which is faster, so the set is built here.
 */
async function pageOf(
  db: Database,
  matching: Matching,
  { sort, page }: TableQuery,
  sorted: boolean,
) {
  const offset = (page - 1) * TABLE_PAGE
  const read = sorted
    ? await db
        .with(
          (name) => name('some').materialized(),
          () => matching.select(['products.id', 'title_key', 'price']),
        )
        .selectFrom('some')
        .select('id')
        .orderBy(orderOf('some', sort))
        .limit(TABLE_PAGE)
        .offset(offset)
        .execute()
    : await matching
        .select('products.id')
        .orderBy(orderOf('products', sort))
        .limit(TABLE_PAGE)
        .offset(offset)
        .execute()
  return read.map(({ id }) => id)
}

function orderOf(table: string, sort: TableSort) {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const by = COLUMNS[sort.replace('-', '') as keyof typeof COLUMNS]
  const columns = by === 'id' ? [by] : [by, 'id']
  return sql.join(columns.map((column) => sql`${sql.ref(`${table}.${column}`)} ${direction}`))
}

const COLUMNS = { id: 'id', title: 'title_key', price: 'price' } as const

/** Returns the rows in the order of the ids. */
async function readTableRows(db: Connection, ids: number[]): Promise<TableRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .select(['id', 'title', 'sku', 'category', 'brand', 'price', 'discount', 'thumbnail'])
    .select(['listed', 'hidden', 'options', 'quantity'])
    .where('id', 'in', ids)
    .execute()
  const varied = rows.filter(({ options }) => options !== null).map(({ id }) => id)
  const variants = await variantCounts(db, varied)
  const regular = await runningPrices(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { title, sku, category, brand, thumbnail } = row
    const { price, discount } = regular.get(id) ?? row
    return {
      ...{ id, title, sku, category, brand, price },
      ...(regular.has(id) && { scheduled: row.price }),
      discount: discount / 100,
      stock: row.quantity ?? 0,
      variants: variants.get(id) ?? 0,
      picture: thumbnail && picturePath(id, 0, thumbnail),
      state: stateOf(row),
    }
  })
}

async function variantCounts(db: Connection, ids: number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await db
    .selectFrom('variants')
    .select((row) => ['product_id', row.fn.countAll<number>().as('count')])
    .where('product_id', 'in', ids)
    .where('listed', '=', YES)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, count }) => [product_id, Number(count)]))
}
