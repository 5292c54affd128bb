import { type RawBuilder, sql } from 'kysely'
import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import { needlesOf } from './search-text'

interface Options {
  /** The order's id, and the text that it is searched by, as the query has them. */
  id: RawBuilder<unknown>
  text: RawBuilder<unknown>
  /** False for who may not know customers: then only number and SKUs are searched. */
  customers: boolean
}

/** One condition for each word of a search, in SQL; none where nothing is searched for. */
export function foundBy(db: Connection, search: string, { id, text, customers }: Options) {
  const place = sql.raw(engineOf(db) === 'sqlite' ? 'instr' : 'strpos')
  const inNumber = (needle: string) => sql`exists (select 1 from orders as named
    where named.id = ${id} and (${place}(lower(named.number), ${needle}) > 0
      or ${place}(replace(lower(named.number), '-', ''), ${needle}) > 0))`
  const inSku = (needle: string) => sql`exists (select 1 from order_lines as line
    where line.order_id = ${id} and ${place}(lower(line.sku), ${needle}) > 0)`
  const holds = (needle: string) =>
    customers
      ? sql`${place}(${text}, ${needle}) > 0`
      : sql`(${inNumber(needle)} or ${inSku(needle)})`
  return needlesOf(search).map(
    (needles) => sql<boolean>`(${sql.join(needles.map(holds), sql` or `)})`,
  )
}
