import { repeat } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS } from '../../durations'
import { log } from '../../http/log.server'
import { keptText } from './searched-text'

const EVERY_MS = 5000
/** The most different searches that a process holds until they are stored; it ignores others. */
const MOST_WAITING = 500
/** The most different searches kept, the most frequent ones. */
const MOST_KEPT = 2000
const ROWS_AT_ONCE = 100
const KEPT_MS = 180 * DAY_MS

interface Missed {
  times: number
  similar: number
}

let waiting = new Map<string, Missed>()

/** Counts a search that no title matches and that showed `similar` products; does not wait. */
export function noteMissedSearch(text: string, similar: number) {
  const kept = keptText(text)
  if (kept !== undefined) count(kept, { times: 1, similar })
}

function count(text: string, { times, similar }: Missed) {
  const known = waiting.get(text)
  if (!known && waiting.size >= MOST_WAITING) return
  waiting.set(text, { times: (known?.times ?? 0) + times, similar })
}

export function startStoringSearches(db: Database, everyMs = EVERY_MS) {
  const store = () => storeMissedSearches(db)
  const onError = (error: unknown) =>
    log.error({ err: error }, 'searches without result could not be stored')
  const storing = repeat(store, everyMs, onError)
  return {
    async stop() {
      await storing.stop()
      await store().catch(onError)
    },
  }
}

/** Stores this process's counts, sorted by text so that processes never deadlock. */
export async function storeMissedSearches(db: Database, now = Date.now()) {
  if (waiting.size === 0) return
  const counted = waiting
  waiting = new Map()
  const last_day = dayOf(now)
  const rows = [...counted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, { times, similar }]) => ({ text, times, similar, last_day }))
  try {
    await inTransaction(db, async (connection) => {
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
        await connection
          .insertInto('missed_searches')
          .values(rows.slice(at, at + ROWS_AT_ONCE))
          .onConflict((conflict) =>
            conflict.column('text').doUpdateSet((row) => ({
              times: row('missed_searches.times', '+', row.ref('excluded.times')),
              similar: row.ref('excluded.similar'),
              last_day: row.ref('excluded.last_day'),
            })),
          )
          .execute()
    })
  } catch (error) {
    for (const [text, missed] of counted) count(text, missed)
    throw error
  }
  await forgetSome(db, now)
}

/** Deletes searches older than half a year, and the rarest of too many. */
const forgetSome = (db: Database, now: number) =>
  inTransaction(db, async (connection) => {
    await connection
      .deleteFrom('missed_searches')
      .where('last_day', '<', dayOf(now - KEPT_MS))
      .execute()
    const { count } = await connection
      .selectFrom('missed_searches')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const surplus = Number(count) - MOST_KEPT
    if (surplus <= 0) return
    const rarest = await connection
      .selectFrom('missed_searches')
      .select('text')
      .orderBy('times')
      .orderBy('last_day')
      .orderBy('text')
      .limit(surplus)
      .execute()
    for (let at = 0; at < rarest.length; at += ROWS_AT_ONCE)
      await connection
        .deleteFrom('missed_searches')
        .where(
          'text',
          'in',
          rarest.slice(at, at + ROWS_AT_ONCE).map(({ text }) => text),
        )
        .execute()
  })

/** Returns missed searches, the most frequent first. */
export const listMissedSearches = (db: Database, limit: number) =>
  db
    .selectFrom('missed_searches')
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('text')
    .limit(limit)
    .execute()

/** Returns the day in UTC, such as 2026-11-22; the exact time stays private. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

declare module '../../database/tables.server' {
  interface Tables {
    missed_searches: MissedSearchesTable
  }
}

interface MissedSearchesTable {
  text: string
  times: number
  similar: number
  last_day: string
}
