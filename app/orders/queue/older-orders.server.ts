import { setImmediate as turn } from 'node:timers/promises'
import { enqueue } from '../../database/jobs/jobs.server'
import type { Database } from '../../database/tables.server'
import { writeMissing } from './search-rows.server'

const KIND = 'order-search'
/** A batch is one short transaction: requests are served between two. */
const ROWS_AT_ONCE = 100
/** The span of ids in which a query looks for orders without a row. */
const WINDOW = 2000
/** The limits of a job; the next goes on after what else waits. */
const ROWS_A_JOB = 1000
const WINDOWS_A_JOB = 20

/**
 * Makes orders searchable that a version before migration 050 stored, which enqueues the first such
 * job where there are any. An interrupted job is run again.
 */
export const olderOrdersHandlers = (db: Database) => ({
  [KIND]: async ({ before }: { before: number }) => {
    const left = await readOlder(db, before)
    if (left > 0)
      await enqueue(db, { kind: KIND, payload: { before: left }, key: `${KIND} ${left}` })
  },
})

/** Reads the newest first, as most searches want them; returns where to go on, or 0. */
async function readOlder(db: Database, start: number) {
  let before = start
  let rows = 0
  for (let windows = 0; windows < WINDOWS_A_JOB && rows < ROWS_A_JOB && before > 0; ) {
    const from = Math.max(0, before - WINDOW)
    const written = await writeMissing(db, { from, before }, ROWS_AT_ONCE)
    rows += written.length
    const full = written.length === ROWS_AT_ONCE
    before = full ? (written.at(-1) as number) : from
    if (!full) windows++
    await turn()
  }
  return before
}
