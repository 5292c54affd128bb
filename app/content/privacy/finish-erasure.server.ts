import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { emptyLog, rewriteFile, vacuumTables } from '../../database/erasures/freed.server'
import { enqueue } from '../../database/jobs/jobs.server'
import { updateRow } from '../../database/rows.server'
import {
  type Connection,
  type Database,
  engineOf,
  type JobsTable,
} from '../../database/tables.server'
import { oneAtATime } from '../../database/transactions/one-at-a-time.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { runCommand } from '../../files/built.server'
import { listOutbox, type OutboxFile } from '../../mail/outbox-files.server'
import { writeErasureList } from './ledger/erasure-list.server'
import { searchOwnFile } from './proof/search-file-place.server'
import { finder } from './search/finder'
import { searchDatabaseRows } from './search/rows.server'
import type { Word } from './words.server'

interface Finishing {
  /** The words of the person erased last: they must not stand in freed bytes. */
  words?: readonly Word[]
  /** True when the caller runs one unfinished erasure itself; every other one was interrupted. */
  own?: boolean
  /** Rewrites the file, or PostgreSQL's tables, whatever stands in freed bytes. */
  anew?: boolean
  /** False in a process that serves: rewriting the file would hold up everybody. */
  mayHold?: boolean
  onStep?(step: ErasureStep): void
}

export type ErasureStep = 'outbox' | 'list' | 'freed'

interface Finished {
  /** The number of files removed from the outbox. */
  removed: number
  /** The failures in words; the worker of a running shop tries again. */
  problems: string[]
}

/** Finishes one or more erasures after their commit; repeating it does no harm. */
export async function finishErasures(db: Database, finishing: Finishing = {}): Promise<Finished> {
  const { own = false, onStep = () => {} } = finishing
  const problems: string[] = []
  const trying = (work: Promise<unknown>) =>
    work.catch((error: Error) => void problems.push(error.message))
  const rests = await waitingRests(db)
  let removed = 0
  for (const rest of rests) removed += await sweepErasedMails(restOf(rest))
  onStep('outbox')
  await trying(writeErasureList(db).then(() => onStep('list')))
  const unfreed = rests.filter((rest) => !restOf(rest).freed)
  const interrupted = unfreed.length > (own ? 1 : 0)
  await trying(
    overwriteFreed(db, { ...finishing, interrupted })
      .then(() => noteAllFreed(db, unfreed))
      .then(() => onStep('freed')),
  )
  return { removed, problems }
}

const noteAllFreed = (db: Database, rests: readonly JobsTable[]) =>
  inTransaction(db, async (connection) => {
    for (const rest of rests) await noteFreed(connection, rest)
  })

/** Overwrites freed bytes. Throws why it could not. */
async function overwriteFreed(
  db: Database,
  { words = [], anew = false, mayHold = true, interrupted }: Finishing & { interrupted: boolean },
) {
  if (engineOf(db) === 'postgres') return vacuumTables(db, TOUCHED, { anew })
  const emptied = await emptyLog(db)
  const needed = anew || interrupted || (await standsFreed(db, words))
  if (needed && !mayHold) throw new Error('the file of the database is written anew in a minute')
  if (needed ? await rewriteFile(db) : emptied) return
  throw new Error('another process, such as a backup, reads what was there before the erasure')
}

async function standsFreed(db: Database, words: readonly Word[]) {
  if (words.length === 0) return false
  const find = finder(words)
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db)
  const stored = async () => (await searchDatabaseRows(db, find)).stored
  const { hits } = await searchOwnFile(db, rows[0]?.file ?? '', find, stored)
  return hits.length > 0
}

/** Handles the worker's job: what a killed process left, and what the desk cannot do. */
export const restHandler = (db: Database) => async (rest: Rest) => {
  await sweepErasedMails(rest)
  await writeErasureList(db)
  if (rest.freed) return
  if (engineOf(db) === 'postgres') await vacuumTables(db, TOUCHED)
  else await runCommand(['privacy', 'sweep'])
}

const TOUCHED = [
  'orders',
  'order_search',
  'order_payments',
  'order_refunds',
  'order_returns',
  'order_notes',
  'coupon_redemptions',
  'invoices',
  'reviews',
  'contact_messages',
  'message_answers',
  'subscribers',
  'back_in_stock',
  'accounts',
  'account_providers',
  'mailed_codes',
  'identity_attempts',
  'search_days',
  'search_clicks',
  'jobs',
  'desk_audit',
  'desk_invites',
  'settings_history',
]

export const REST = 'erasure'

/** The work that remains once an erasure is committed. It names nobody. */
interface Rest {
  /** Names of files in the outbox. */
  files: string[]
  /** Ids of orders and messages, and what else files are named by. */
  events: string[]
  /** True when the bytes of deleted rows must be overwritten. */
  freed: boolean
}

/** The wait in milliseconds: by then a mail under way is written, or its lease has ended. */
const AFTER_MS = 90_000

/**
 * Enqueues the rest. The eraser does it at once, and a worker again: for what was interrupted, and
 * for mails under way.
 */
export const enqueueRest = (connection: Connection, rest: Rest) =>
  enqueue(connection, { kind: REST, payload: rest, runAt: Date.now() + AFTER_MS })

export const waitingRests = (connection: Connection) =>
  connection.selectFrom('jobs').selectAll().where('kind', '=', REST).orderBy('id').execute()

export const restOf = ({ payload }: JobsTable) => JSON.parse(payload) as Rest

const noteFreed = (connection: Connection, { id, payload }: JobsTable) =>
  updateRow(connection, 'jobs', id, {
    payload: JSON.stringify({ ...(JSON.parse(payload) as Rest), freed: true }),
  })

export async function sweepErasedMails({ files, events }: Pick<Rest, 'files' | 'events'>) {
  const names = new Set(files)
  const known = new Set(events)
  let removed = 0
  for (const file of await listOutbox())
    if (names.has(basename(file.path)) || isAbout(file, known)) {
      await rm(file.path, { force: true })
      removed++
    }
  return removed
}

/** Tells whether a mail is about one of the events, whose key may continue after the event. */
export const isAbout = ({ event }: OutboxFile, events: ReadonlySet<string>) =>
  events.has(event) || events.has(event.split('_')[0] ?? '')

/** Lets one erasure run at a time, so that a second one of the same person finds nobody. */
export const lockErasures = (connection: Connection) => oneAtATime(connection, 'erasures')
