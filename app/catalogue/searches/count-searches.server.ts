import { storeEach } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { HOUR_MS } from '../../durations'
import { log } from '../../http/log.server'
import { settings } from '../../settings/settings.server'
import { dayAt } from '../../texts/clocks/shop-clock'
import { forgetSearches } from './forget-searches.server'
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
