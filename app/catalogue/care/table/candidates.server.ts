import { type SelectQueryBuilder, sql } from 'kysely'
import {
  type Connection,
  type Database,
  engineOf,
  type Tables,
} from '../../../database/tables.server'
import { currentIndex } from '../../index/current-index.server'
import { isOneOf } from '../../product/one-of.server'
import { type FoundIds, idsWhere, isFound, isLow, lowIds, searchIds } from './search-ids.server'
import { TABLE_PAGE, type TableQuery } from './table-query'

/** Skipping an index entry takes a quarter of the time of reading a row. */
const ENTRIES_A_ROW = 4

/** Above this many ids, reading the index of a category or a brand is faster. */
const FEW = 1000

/** Tells whether walking a sorted index finds a page sooner than reading all matches. */
export async function walksSooner(db: Database, { ids, asked }: Candidates) {
  const { category, brand, options, bare, show, page } = asked
  if (ids === 'many') return true
  if (category !== undefined || brand !== undefined || options || bare) return false
  if (show !== 'all' && show !== 'shop') return false
  const { size } = await currentIndex(db)
  return (page * TABLE_PAGE * size) / ids.size < ids.size * ENTRIES_A_ROW
}

interface Candidates {
  ids: FoundIds
  asked: TableQuery
}

/** Finds rows by an index of their own where it leaves few, and returns the other conditions. */
export async function candidatesOf(
  db: Database,
  query: TableQuery,
  most: number,
  few = FEW,
): Promise<Candidates> {
  const { search, low, bare, options, show } = query
  const found = search ? await searchIds(db, search, show, most) : 'many'
  const short = low === undefined ? 'many' : await lowIds(db, low, most)
  const sets = [
    found,
    short,
    bare ? await idsWhere(db, BARE) : 'many',
    options ? await idsWhere(db, OPTIONAL) : 'many',
    show === 'hidden' ? await idsWhere(db, SHOWS.hidden) : 'many',
  ] as FoundIds[]
  const asked: TableQuery = {
    ...query,
    search: found === 'many' ? search : undefined,
    low: short === 'many' ? low : undefined,
  }
  const [first, ...others] = sets.filter((one) => one !== 'many')
  if (!first) return { ids: 'many', asked }
  let ids = others.reduce(inBoth, first)
  for (const column of ['category', 'brand'] as const) {
    if (asked[column] === undefined || ids.size <= few) continue
    const of = await idsWhere(db, sql`${sql.ref(column)} = ${asked[column]}`, most)
    if (of === 'many') continue
    ids = inBoth(ids, of)
    asked[column] = undefined
  }
  return { ids, asked }
}

const inBoth = (some: Set<number>, others: Set<number>) =>
  new Set([...some].filter((id) => others.has(id)))

const BARE = sql<boolean>`thumbnail = ''`
const OPTIONAL = sql<boolean>`options is not null`

export type Matching = SelectQueryBuilder<Tables, 'products', object>

/** Builds the query; `walked` follows a sorted index where SQLite would sort a category. */
export function narrowed(db: Database, { ids, asked }: Candidates, walked = false): Matching {
  const { search, category, brand, show, low, options, bare, sort } = asked
  // A sign before the column keeps SQLite from looking it up by its index.
  const id = sql.raw(walked ? '+products.id' : 'products.id')
  return db
    .selectFrom('products')
    .$if(ids !== 'many', (rows) => rows.where(isOneOf(db, id, [...ids] as number[])))
    .$if(Boolean(search), (rows) => rows.where(isFound(db, search ?? '')))
    .$if(low !== undefined, (rows) => rows.where(isLow(low ?? 0)))
    .$if(category !== undefined, (rows) =>
      rows.where(isOf(db, category ?? '', walked && sort !== 'title')),
    )
    .$if(brand !== undefined, (rows) => rows.where('brand', '=', brand ?? ''))
    .$if(options === true, (rows) => rows.where(OPTIONAL))
    .$if(bare === true, (rows) => rows.where(BARE))
    .where(SHOWS[show])
}

/** The conditions, literally as in the indexes of 037. */
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
