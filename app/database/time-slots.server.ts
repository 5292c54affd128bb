import { type RawBuilder, sql } from 'kysely'
import { type Connection, engineOf } from './tables.server'

/** A span of epoch milliseconds; `until` is exclusive. */
export interface Slot {
  from: number
  until: number
}

interface SlotSql {
  join: RawBuilder<unknown>
  within: RawBuilder<unknown>
  /** The place of a row's slot in the list, counted from `at`. */
  place: RawBuilder<number>
}

/**
 * Returns the SQL for sums by adjacent slots of time. SQLite searches the column's index once for
 * each slot; PostgreSQL reads the whole range and sorts it in.
 */
export function timeSlots(db: Connection, column: string, slots: readonly Slot[], at = 0): SlotSql {
  const moment = sql.ref(column)
  if (engineOf(db) === 'postgres') {
    const bounds = slots.map(({ from }) => from)
    return {
      join: sql``,
      within: sql`${moment} >= ${slots[0]?.from} and ${moment} < ${slots.at(-1)?.until}`,
      place: sql<number>`width_bucket(${moment}, cast(${bounds} as bigint[])) - 1 + cast(${at} as integer)`,
    }
  }
  const rows = slots.map(({ from, until }, place) => sql`(${at + place}, ${from}, ${until})`)
  return {
    join: sql`(values ${sql.join(rows)}) as slot cross join`,
    within: sql`${moment} >= slot.column2 and ${moment} < slot.column3`,
    place: sql<number>`slot.column1`,
  }
}
