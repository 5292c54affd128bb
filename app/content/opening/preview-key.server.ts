import {
  type ErasureKey,
  erasureKey,
  erasureKeys,
  isHashOf,
  keyedHash,
} from '../../database/erasures/keyed-hash.server'
import type { Database } from '../../database/tables.server'

const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7)
const subjectOf = (month: string) => `preview of a closed shop, ${month}`

/** The keys that previews are proved by, since they were last read. */
let known: readonly ErasureKey[] = []

/** Returns the key that shows a closed shop until the end of next month. */
export const previewKey = async (db: Database, now = Date.now()) =>
  keyedHash(await erasureKey(db), subjectOf(monthOf(now)))

/** Reads what `isPreviewKey` judges by. Returns false where the database has nothing new. */
export async function readPreviewKeys(db: Database) {
  const before = known.length
  known = await erasureKeys(db)
  return known.length !== before
}

/** Tells whether a preview key is the shop's, of this month or the last one, as far as was read. */
export function isPreviewKey(key: string, now = Date.now()) {
  const before = new Date(now)
  before.setUTCDate(0)
  return [monthOf(now), monthOf(before.getTime())].some((month) =>
    isHashOf(known, key, subjectOf(month)),
  )
}
