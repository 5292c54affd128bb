import { type RawBuilder, sql } from 'kysely'
import { type Connection, engineOf } from '../../database/tables.server'
import { needlesOf } from './search-text'

interface Options {
  id: RawBuilder<unknown>
  text: RawBuilder<unknown>
  /** False for staff who may not see customers: only number and SKUs are searched. */
  customers: boolean
}

/** Returns a SQL condition for each word of a search. */
export function foundBy(db: Connection, search: string, { id, text, customers }: Options) {
  const place = sql.raw(engineOf(db) === 'sqlite' ? 'instr' : 'strpos')
  /** Reads matching numbers for all orders at once: they are indexed in capitals. */
  const named = (needle: string) => {
    const number = needle.includes('-') ? sql`number` : sql`replace(number, '-', '')`
    return sql`${id} in (
      select id from orders where ${place}(${number}, ${needle.toUpperCase()}) > 0
      union all select order_id from order_lines where ${place}(lower(sku), ${needle}) > 0)`
  }
  const holds = (needle: string) =>
    customers ? sql`${place}(${text}, ${needle}) > 0` : named(needle)
  return needlesOf(search).map(
    (needles) => sql<boolean>`(${sql.join(needles.map(holds), sql` or `)})`,
  )
}
