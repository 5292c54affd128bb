import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { config } from '../config.server'
import { db } from '../database/current.server'
import { engineOf } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { isUnready } from './close-gracefully.server'

const WITHIN_MS = 2000
/** Calls share one check for this many milliseconds: checking the disk writes to it. */
const SHARED_MS = 500
const LEAST_FREE_BYTES = 16 * 1024 * 1024

type Reason = () => string | undefined

const reasons: Reason[] = []

/** Adds a reason against readiness; the shop is ready only while none applies. */
export const readyWithout = (reason: Reason) => void reasons.push(reason)

let shared: { at: number; reason: Promise<string | undefined> } | undefined

export async function unreadyReason(): Promise<string | undefined> {
  if (isUnready()) return 'stopping'
  for (const reason of reasons) {
    const given = reason()
    if (given !== undefined) return given
  }
  if (!shared || Date.now() - shared.at > SHARED_MS)
    shared = { at: Date.now(), reason: lookAtDatabase() }
  return shared.reason
}

async function lookAtDatabase() {
  const away = 'the database does not answer'
  const read = sql`select 1`.execute(db).then(
    () => undefined,
    () => away,
  )
  const reason = await within(read, away)
  if (reason || engineOf(db) === 'postgres') return reason
  const full = 'the disk cannot be written'
  // An import may hold the file for seconds, which is no fault: a late result counts as ready.
  return within(
    diskHasRoom().then(
      (room) => (room ? undefined : full),
      () => full,
    ),
    undefined,
  )
}

/** Writes a page too: free space alone does not show a disk that turned read-only. */
async function diskHasRoom() {
  const { bavail, bsize } = await statfs(config.DATA_DIR)
  if (bavail * bsize < LEAST_FREE_BYTES) return false
  await inTransaction(db, (connection) => sql`pragma user_version = 0`.execute(connection), {
    synced: false,
  })
  return true
}

async function within<T>(work: Promise<T>, otherwise: T) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, WITHIN_MS, otherwise)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
