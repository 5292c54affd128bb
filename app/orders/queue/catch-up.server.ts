import { setImmediate as turn } from 'node:timers/promises'
import { enqueue } from '../../database/jobs/jobs.server'
import type { Connection, Database } from '../../database/tables.server'
import { writeMissing } from './search-rows.server'

/** Whoever looks for an order waits for these; older ones are left to a job. */
export const NEWEST = 500
const KIND = 'order-search'
/** A batch is one short transaction: requests are served between two. */
const ROWS_AT_ONCE = 100
/** Ids in which one query looks for orders without a row. */
const WINDOW = 2000
/** Rows and windows of one job; the next goes on where it ended, after what else waits. */
const ROWS_A_JOB = 1000
const WINDOWS_A_JOB = 20

const underWay = new WeakMap<Database, Promise<void>>()

/** Orders placed since the last time become searchable; placing them costs nothing more for it. */
export function catchUp(db: Database) {
  const running = underWay.get(db) ?? writeNewest(db).finally(() => underWay.delete(db))
  underWay.set(db, running)
  return running
}

async function writeNewest(db: Database) {
  const newest = await newestOrder(db)
  const window = { from: newest - NEWEST + 1, before: newest + 1 }
  const written = await writeMissing(db, window, NEWEST)
  if (written.length > NEWEST / 2) await scheduleReading(db) // so many that older ones are missing
}

/** Makes orders searchable that were placed while nobody looked for any; in one process at a time. */
export async function scheduleReading(db: Database) {
  const newest = await newestOrder(db)
  if (newest <= NEWEST || (await isReading(db))) return
  await enqueueFrom(db, newest)
}

/** Its id; 0 without any. */
async function newestOrder(db: Database) {
  const { newest } = await db
    .selectFrom('orders')
    .select((of) => of.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  return Number(newest ?? 0)
}

/** Whether older orders may still be missing in searches. */
export async function isReading(db: Connection) {
  const job = await db.selectFrom('jobs').select('id').where('kind', '=', KIND).executeTakeFirst()
  return job !== undefined
}

/** Orders with smaller ids are looked at. */
const enqueueFrom = (db: Database, before: number) =>
  enqueue(db, { kind: KIND, payload: { before }, key: `${KIND} ${before}` })

export const readingHandlers = (db: Database) => ({
  [KIND]: async ({ before }: { before: number }) => {
    const left = await readOlder(db, before)
    if (left > 0) await enqueueFrom(db, left)
  },
})

/** The newest first, as they are looked for most; returns where to go on, 0 when all are read. */
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
