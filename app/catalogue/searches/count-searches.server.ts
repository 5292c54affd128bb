import { storeEach } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { deleteBelow } from '../../database/transactions/delete-below.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { HOUR_MS } from '../../durations'
import { log } from '../../http/log.server'
import { settings } from '../../settings/settings.server'
import { addDays, dayAt } from '../../texts/clocks/shop-clock'
import { keptText } from './searched-text'
import { type SearchAnswer, type SeenSearch, storeVisits } from './store-visits.server'

const EVERY_MS = 5000
/** The most visitors' searches that a process holds until they are stored; it ignores others. */
const MOST_WAITING = 20_000
const STORED_AT_ONCE = 100
/** The most by which processes may store late and their clocks may differ. */
const GRACE_MS = HOUR_MS

interface Noted {
  /** Identifies an address and browser for a day. */
  visitor: string
  /** The address alone: one household's clicks on a product count once a day. */
  address: string
  text: string
  answer: SearchAnswer
  /** The product that was opened from what was found. */
  clicked?: number
  /** True when the page was opened that the search leads to. */
  isOpened?: boolean
  /** True when one was put into the cart. */
  carted?: boolean
}

/** Searches by day, then by visitor and text; they are in memory only. */
let waiting = new Map<string, Map<string, SeenSearch>>()

/** Counts a visitor's search, each once a day however often its page is loaded; does not wait. */
export function noteSearch({ text, ...noted }: Noted, now = Date.now()) {
  const kept = keptText(text)
  if (kept === undefined) return
  const day = dayAt(settings().shop.timeZone, now)
  const { clicked } = noted
  note(day, {
    ...{ visitor: noted.visitor, address: noted.address, text: kept, answer: noted.answer },
    isClicked: [noted.isOpened, noted.carted, clicked !== undefined].includes(true),
    isCarted: noted.carted === true,
    products: new Set(clicked === undefined ? [] : [clicked]),
  })
}

function note(day: string, seen: SeenSearch) {
  const known = waiting.getOrInsert(day, new Map())
  const key = `${seen.visitor} ${seen.text}`
  const before = known.get(key)
  if (!before && known.size >= MOST_WAITING) return
  known.set(
    key,
    before
      ? {
          ...before,
          isClicked: before.isClicked || seen.isClicked,
          isCarted: before.isCarted || seen.isCarted,
          products: new Set([...before.products, ...seen.products]),
        }
      : seen,
  )
}

export const startCountingSearches = (db: Database, everyMs = EVERY_MS) =>
  storeEach(
    () => storeSearches(db),
    everyMs,
    (error) => log.error({ err: error }, 'searches could not be counted'),
  )

/** Adds this process's searches to those stored; of past days only the numbers stay. */
export async function storeSearches(db: Database, now = Date.now()) {
  const oldest = dayAt(settings().shop.timeZone, now - GRACE_MS)
  await forgetSearches(db, oldest)
  const seen = waiting
  waiting = new Map()
  try {
    for (const [day, searches] of seen) {
      if (day < oldest) continue // The salt of that day is gone.
      const all = [...searches.values()]
      for (let at = 0; at < all.length; at += STORED_AT_ONCE) {
        const some = all.slice(at, at + STORED_AT_ONCE)
        await inTransaction(db, (connection) => storeVisits(connection, day, some), {
          synced: false,
        })
      }
    }
  } catch (error) {
    for (const [day, searches] of seen) for (const one of searches.values()) note(day, one)
    throw error
  }
}

const KEPT_DAYS = 180
/** The most texts kept of a past day: those with the most visitors. */
const MOST_OF_A_DAY = 500
const ROWS_AT_ONCE = 100

const forgotten = new WeakMap<Database, string>()

/** Forgets the salts and visits of days before `oldest`, their rarest texts, and old days. */
async function forgetSearches(db: Database, oldest: string) {
  if (forgotten.get(db) === oldest) return
  const over = await db
    .selectFrom('search_salts')
    .select('day')
    .where('day', '<', oldest)
    .orderBy('day')
    .execute()
  await deleteBelow(db, { table: 'search_visits', column: 'day', bound: oldest })
  for (const { day } of over) await endDay(db, day)
  const bound = addDays(oldest, -KEPT_DAYS)
  await deleteBelow(db, { table: 'search_days', column: 'day', bound })
  await deleteBelow(db, { table: 'search_clicks', column: 'day', bound })
  forgotten.set(db, oldest)
}

const endDay = (db: Database, day: string) =>
  inTransaction(db, async (connection) => {
    const rarest = await connection
      .selectFrom('search_days')
      .select('text')
      .where('day', '=', day)
      .orderBy((row) => row('answered', '+', row('otherwise', '+', row.ref('unanswered'))), 'desc')
      .orderBy('text')
      .offset(MOST_OF_A_DAY)
      .limit(1_000_000)
      .execute()
    for (let at = 0; at < rarest.length; at += ROWS_AT_ONCE) {
      const texts = rarest.slice(at, at + ROWS_AT_ONCE).map(({ text }) => text)
      for (const table of ['search_days', 'search_clicks'] as const)
        await connection
          .deleteFrom(table)
          .where('day', '=', day)
          .where('text', 'in', texts)
          .execute()
    }
    await connection.deleteFrom('search_salts').where('day', '=', day).execute()
  })
