import { type SelectQueryBuilder, sql } from 'kysely'
import { findRow, findRows } from '../../database/rows.server'
import type { Connection, Database, Tables } from '../../database/tables.server'
import type { Payment } from '../../settings/payments'
import { foundBy } from './found-by.server'
import { isLikeNumber, numberRank } from './number-rank'
import { IS_OWED } from './owed.server'
import type { Stage } from './stage'
import { STAGE } from './stage.server'

/** All given filters must match. Times are epoch milliseconds, amounts minor units. */
export interface QueueFilter {
  stage?: Stage
  /** Only cancelled orders whose money is to be given back. */
  owed?: boolean
  search?: string
  payment?: Payment
  country?: string
  from?: number
  until?: number
  least?: number
  most?: number
}

interface QueuePage {
  ids: number[]
  /** Orders that match, as far as they were counted where `more` is set. */
  total: number
  more: boolean
}

/** Counts stop here: a hundred thousand would take as long as to read them. */
export const MOST_ORDERS_COUNTED = 1000

interface Listed {
  oldestFirst?: boolean
  /** False for staff who may not see customers: their details find no order. */
  customers?: boolean
}

/**
 * Returns the ids of a page in order of placing, newest first unless `oldestFirst`. Of a search that
 * may be a number, the order of that number comes first, then those whose number begins with it.
 */
export async function listQueue(
  db: Database,
  filter: QueueFilter,
  { page, size, ...how }: Listed & { page: number; size: number },
): Promise<QueuePage> {
  const searched = isSearched(filter)
  const offset = (page - 1) * size
  const ids = matchingIds(db, filter, searched, how)
  if (offset + size <= MOST_ORDERS_COUNTED) {
    const found = await ids.limit(MOST_ORDERS_COUNTED + 1).execute()
    const ranked = await byNumber(
      db,
      found.map(({ id }) => Number(id)),
      filter,
      how,
    )
    return {
      ids: ranked.slice(offset, offset + size),
      total: Math.min(found.length, MOST_ORDERS_COUNTED),
      more: found.length > MOST_ORDERS_COUNTED,
    }
  }
  const found = await ids
    .limit(size + 1)
    .offset(offset)
    .execute()
  const shown = found.slice(0, size).map(({ id }) => Number(id))
  return { ids: shown, total: offset + shown.length, more: found.length > size }
}

/** Puts the ids first whose orders' numbers are, or begin with, what is searched. */
async function byNumber(db: Database, ids: number[], filter: QueueFilter, how: Listed) {
  const { search = '' } = filter
  if (!isLikeNumber(search) || ids.length < 2) return ids
  const named = await findRow(db, 'orders', { number: search.trim().toUpperCase() }, ['id'])
  // More orders may match than were read.
  const [exact] = named
    ? await matchingIds(db, filter, true, how)
        .where(sql<boolean>`order_search.order_id = ${named.id}`)
        .execute()
    : []
  const all = exact && !ids.includes(Number(exact.id)) ? [Number(exact.id), ...ids] : ids
  const rows = await findRows(db, 'orders', { id: all }, ['id', 'number'])
  const ranks = new Map(rows.map(({ id, number }) => [Number(id), numberRank(number, search)]))
  return all.toSorted((one, other) => (ranks.get(one) ?? 2) - (ranks.get(other) ?? 2))
}

/** Counts orders by stage, each up to MOST_ORDERS_COUNTED + 1. */
export async function countStages(db: Connection, stages: readonly Stage[]) {
  const counts = stages.map(
    (stage) => sql`select ${sql.lit(stage)} as stage, count(*) as count from (
      select 1 as one from orders where ${STAGE} = ${sql.lit(stage)}
      limit ${sql.lit(MOST_ORDERS_COUNTED + 1)}) as found`,
  )
  const { rows } = await sql<{ stage: Stage; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, Number(count)])) as Record<
    Stage,
    number
  >
}

const isSearched = ({ stage: _, owed: __, ...others }: QueueFilter) =>
  Object.values(others).some((one) => one !== undefined && one !== '')

type Ids = SelectQueryBuilder<Tables, never, { id: number }>

function matchingIds(
  db: Database,
  filter: QueueFilter,
  searched: boolean,
  { oldestFirst = false, customers = true }: Listed,
): Ids {
  const { stage, owed = false } = filter
  const direction = oldestFirst ? 'asc' : 'desc'
  if (!searched)
    return db
      .selectFrom('orders')
      .select('orders.id')
      .$if(stage !== undefined, (query) => query.where(STAGE, '=', sql.lit(stage as Stage)))
      .$if(owed, (query) => query.where(IS_OWED))
      .orderBy('orders.id', direction) as unknown as Ids
  const rows = db
    .selectFrom('order_search')
    .select('order_search.order_id as id')
    .where(fits(db, filter, customers))
    .orderBy('order_search.order_id', direction)
  if (stage === undefined && !owed) return rows as unknown as Ids
  return rows
    .innerJoin('orders', 'orders.id', 'order_search.order_id')
    .$if(stage !== undefined, (query) => query.where(STAGE, '=', sql.lit(stage as Stage)))
    .$if(owed, (query) => query.where(IS_OWED)) as unknown as Ids
}

function fits(db: Connection, filter: QueueFilter, customers: boolean) {
  const { search = '', payment, country, from, until, least, most } = filter
  const [id, text] = [sql`order_search.order_id`, sql`order_search.text`]
  const all = foundBy(db, search, { id, text, customers })
  const compared = [
    ['payment =', payment],
    ['country =', country],
    ['placed_at >=', from],
    ['placed_at <', until],
    ['total >=', least],
    ['total <=', most],
  ] as const
  for (const [test, value] of compared)
    if (value !== undefined && value !== '')
      all.push(sql`${sql.raw(`order_search.${test}`)} ${value}`)
  return sql<boolean>`${sql.join(all.length > 0 ? all : [sql`1 = 1`], sql` and `)}`
}
