import { sql } from 'kysely'
import { emptyLog, rewriteFile, vacuumTables } from '../../database/erasures/freed.server'
import { type Database, engineOf, type JobsTable } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { runCommand } from '../../files/built.server'
import { noteFreed, type Rest, restOf, sweepErasedMails, waitingRests } from './erasure-rest.server'
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
