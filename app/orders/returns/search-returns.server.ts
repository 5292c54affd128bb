import { sql } from 'kysely'
import type { Database } from '../../database/tables.server'
import { foundBy } from '../queue/found-by.server'
import { linesOf, toReturn } from './find-returns.server'
import type { ReturnKind, ReturnState } from './return-rules'

interface ReturnFilter {
  states: readonly ReturnState[]
  kind?: ReturnKind
  /** Finds its order: number, name, phone, e-mail or SKU. */
  search?: string
}

interface Page {
  page: number
  size: number
  oldestFirst: boolean
  /** False for staff who may not see customers: their details find no return. */
  customers: boolean
}

/** Returns a page of returns with their orders; `more` when another page follows. */
export async function searchReturns(
  db: Database,
  { states, kind, search = '' }: ReturnFilter,
  { page, size, oldestFirst, customers }: Page,
) {
  const fits = foundBy(db, search, {
    id: sql`orders.id`,
    text: sql`coalesce(order_search.text, lower(orders.number))`,
    customers,
  })
  const direction = oldestFirst ? 'asc' : 'desc'
  const found = await db
    .selectFrom('order_returns')
    .innerJoin('orders', 'orders.id', 'order_returns.order_id')
    .leftJoin('order_search', 'order_search.order_id', 'orders.id')
    .selectAll('order_returns')
    .select(['orders.number', 'orders.currency', 'orders.billing'])
    .where('state', 'in', states)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as ReturnKind))
    .$if(fits.length > 0, (query) => query.where(sql<boolean>`${sql.join(fits, sql` and `)}`))
    .orderBy('requested_at', direction)
    .orderBy('order_returns.order_id', direction)
    .orderBy('sequence', direction)
    .limit(size + 1)
    .offset((page - 1) * size)
    .execute()
  const rows = found.slice(0, size)
  const lines = Map.groupBy(await linesOf(db, rows), (line) => line.return_id)
  return {
    more: found.length > size,
    rows: rows.map((row) => ({
      ...toReturn(row, lines.get(row.id) ?? []),
      order: row.number,
      billing: row.billing,
      requestedAt: Number(row.requested_at),
    })),
  }
}
