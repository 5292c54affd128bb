import { type SelectQueryBuilder, sql } from 'kysely'
import { engineOf } from '../../../database/engine.server'
import type { Connection, Database, Tables } from '../../../database/tables.server'
import { picturePath } from '../../picture-path.server'
import { runningPrices } from '../../prices/prices-in-force.server'
import { type Found, idsWhere, isLow, lowIds, searchIds, titleHolds } from './search-ids.server'
import {
  MOST_COUNTED,
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
  /** As far as it was counted, with `more` beyond. */
  total: number
  more: boolean
}

/** One page of all products, hidden ones too: quick with a million of them. */
export async function productTable(db: Database, query: TableQuery): Promise<TablePage> {
  const candidates = await candidatesOf(db, query)
  // Looking into the stock of each is slow: then no further than to the page after this.
  const looksUp = candidates === 'many' && query.low !== undefined
  const most = looksUp ? (query.page + 1) * TABLE_PAGE : MOST_COUNTED
  const total = await countUpTo(db, narrowed(db, query, candidates), most)
  const few = candidates !== 'many' || total <= most
  const matching = narrowed(db, query, candidates, !few)
  const ids = await pageOf(db, matching, query, few)
  const counted = Math.min(total, most)
  return {
    rows: await tableRows(db, ids),
    page: query.page,
    size: TABLE_PAGE,
    total: counted,
    more: total > counted,
  }
}

/** What is found by an index of its own, where that leaves few; the rest is asked of those. */
async function candidatesOf(db: Database, query: TableQuery): Promise<Found> {
  const { search, low, bare, options, show } = query
  const sets = [
    search ? await searchIds(db, search) : 'many',
    low === undefined ? 'many' : await lowIds(db, low),
    bare ? await idsWhere(db, BARE) : 'many',
    options ? await idsWhere(db, OPTIONAL) : 'many',
    show === 'hidden' ? await idsWhere(db, SHOWS.hidden) : 'many',
  ] as Found[]
  const few = sets.filter((one) => one !== 'many')
  const [first, ...others] = few
  if (!first) return 'many'
  return new Set([...first].filter((id) => others.every((one) => one.has(id))))
}

const BARE = sql<boolean>`thumbnail = ''`
const OPTIONAL = sql<boolean>`options is not null`

type Matching = SelectQueryBuilder<Tables, 'products', object>

/** `walked` along a sorted index: SQLite would rather sort all of a category. */
function narrowed(db: Database, query: TableQuery, candidates: Found, walked = false): Matching {
  const { search, category, brand, show, low, options, bare } = query
  const some = candidates === 'many' ? undefined : [...candidates]
  return db
    .selectFrom('products')
    .$if(some !== undefined, (rows) => rows.where(isOneOf(db, some ?? [])))
    .$if(Boolean(search) && !some, (rows) => rows.where(titleHolds(search ?? '')))
    .$if(low !== undefined, (rows) => rows.where(isLow(low ?? 0)))
    .$if(category !== undefined, (rows) =>
      rows.where(isOf(db, category ?? '', walked && query.sort !== 'title')),
    )
    .$if(brand !== undefined, (rows) => rows.where('brand', '=', brand ?? ''))
    .$if(options === true, (rows) => rows.where(OPTIONAL))
    .$if(bare === true, (rows) => rows.where(BARE))
    .where(SHOWS[show])
}

/** As the indexes of 037 say it. */
const SHOWS = {
  all: sql<boolean>`(listed = 1 or hidden = 1)`,
  shop: sql<boolean>`listed = 1`,
  hidden: sql<boolean>`hidden = 1`,
  gone: sql<boolean>`listed = 0 and hidden = 0`,
}

const isOf = (connection: Connection, category: string, walked: boolean) =>
  walked && engineOf(connection) === 'sqlite'
    ? sql<boolean>`+category = ${category}`
    : sql<boolean>`category = ${category}`

const isOneOf = (connection: Connection, ids: number[]) =>
  engineOf(connection) === 'postgres'
    ? sql<boolean>`products.id = any(${ids}::integer[])`
    : sql<boolean>`products.id in (select value from json_each(${JSON.stringify(ids)}))`

/** One more than can be paged through says that there are more. */
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
 * Few are found first and sorted then; of many a sorted index is walked, in which every second or
 * hundredth fits. The engines cannot know which it is, so few are put into a set of their own.
 */
async function pageOf(db: Database, matching: Matching, { sort, page }: TableQuery, few: boolean) {
  const offset = (page - 1) * TABLE_PAGE
  const read = few
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

/** In the order of the ids. */
export async function tableRows(db: Connection, ids: number[]): Promise<TableRow[]> {
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
    .where('listed', '=', 1)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, count }) => [product_id, Number(count)]))
}
