import { existsSync } from 'node:fs'
import {
  ATTEMPTS_OF_OTHERS,
  type Handlers,
  Interrupted,
} from '../../../database/jobs/worker.server'
import { updateRow } from '../../../database/rows.server'
import type { Database, JobsTable } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import {
  type FileImport,
  type FileReport,
  findImport,
  type ImportChoices,
} from './file-imports.server'
import type { ImportTold } from './import-task.server'
import { BrokenOff, runImport } from './run-import.server'
import type { ImportState } from './tables.server'
import { fileOf, sentFolderOf } from './uploaded-file.server'

/** A file is not read again after its reading ended a process this many times. */
const MOST_BROKEN_OFF = 2

const SOURCE = 'file'
/** The share that `catalogue import` uses as well. */
const MOST_UNLISTED = 0.1
const TOLD_EACH_MS = 500

const AS_IT_IS: ImportChoices = { replace: false, sure: false, setStock: false }

/** Checks and applies uploaded files in whichever process has time. */
export const importHandlers = (db: Database): Handlers => ({
  'catalogue-check': ({ id }: { id: string }, job, stopped) =>
    run(db, { id, state: 'checking', job, stopped }),
  'catalogue-import': ({ id }: { id: string }, job, stopped) =>
    run(db, { id, state: 'running', job, stopped }),
})

interface Work {
  id: string
  state: 'checking' | 'running'
  job: JobsTable
  stopped: AbortSignal
}

async function run(db: Database, { id, state, job, stopped }: Work) {
  const found = await findImport(db, id)
  // A process did this and stopped before it could record it.
  if (found?.state !== state) return
  const file = fileOf(found)
  if (!existsSync(file)) throw new Error('the file is on another machine')
  const dryRun = state === 'checking'
  const broken = await beginReading(db, id)
  const refuse = (reason: string) => end(db, id, 'failed', { ...found.report, reason })
  if (broken > MOST_BROKEN_OFF) return refuse(notAgain(found, job.last_error))
  if (job.attempts >= ATTEMPTS_OF_OTHERS) return refuse(givenUp(found, job))
  try {
    const report = await work(db, found, { file, dryRun, stopped })
    const ended = report.reason === undefined ? (dryRun ? 'checked' : 'done') : 'failed'
    await end(db, id, ended, report)
  } catch (error) {
    const brokeOff = error instanceof BrokenOff && error.stored === undefined
    if (!brokeOff) await endReading(db, id)
    else if (broken === MOST_BROKEN_OFF) return refuse(notAgain(found, error.message))
    throw stopped.aborted ? new Interrupted() : error
  }
}

/** Returns why a file that would break off for ever is not read again. */
const notAgain = ({ name }: FileImport, why: string | null) =>
  `${name} is not read again, as reading it broke off twice${told(why)}. Nothing was changed.`

const givenUp = ({ name }: FileImport, { attempts, last_error }: JobsTable) =>
  `${name} could not be worked on to its end in ${attempts - 1} attempts${told(last_error)}. Part of it may be stored: try it again.`

const told = (why: string | null) => (why ? ` (${why})` : '')

async function work(
  db: Database,
  found: FileImport,
  { file, dryRun, stopped }: { file: string; dryRun: boolean; stopped: AbortSignal },
): Promise<FileReport> {
  const { replace, sure, setStock } = found.choices ?? AS_IT_IS
  const unknownColumns: string[] = []
  const tell = progressOf(db, found.id, dryRun)
  const replaces = replace && !dryRun
  const outcome = await runImport(
    db,
    { file, sent: sentFolderOf(found.id) },
    {
      source: SOURCE,
      partial: true,
      dryRun,
      setStock,
      compares: dryRun,
      unlistFrom: replaces ? 'all' : undefined,
      ...(replaces && !sure && { mostRejected: 0, mostUnlisted: MOST_UNLISTED }),
    },
    {
      urgency: 'behind',
      signal: stopped,
      onTold(told) {
        unknownColumns.push(...(told.unknownColumns ?? []))
        tell(told)
      },
    },
  )
  if (!outcome.ok) {
    const { reason, tooMuchLost, pictures } = outcome
    const why = reason.replaceAll(file, found.name)
    return { ...found.report, reason: why, tooMuchLost, unknownColumns, pictures }
  }
  return {
    report: outcome.report,
    differences: dryRun ? outcome.differences : found.report?.differences,
    unknownColumns,
    pictures: outcome.pictures,
  }
}

/** Stores progress twice a second at most; a lost figure is followed by the next. */
function progressOf(db: Database, id: string, dryRun: boolean) {
  let toldAt = 0
  let stores = false
  return ({ read, stored }: ImportTold) => {
    const begins = stored !== undefined && !stores && !dryRun
    if (!begins && Date.now() - toldAt < TOLD_EACH_MS) return
    stores ||= begins
    toldAt = Date.now()
    const { done, of } = stored ?? { done: read ?? 0, of: 0 }
    inTransaction(
      db,
      (connection) =>
        connection
          .updateTable('product_imports')
          // A break-off from here on is not the file's fault.
          .set({ done, of, ...(begins && { broken_off: 0 }) })
          .where('id', '=', id)
          .execute(),
      { synced: false },
    ).catch(() => {})
  }
}

const end = (db: Database, id: string, state: ImportState, report: FileReport) =>
  inTransaction(db, (connection) =>
    updateRow(connection, 'product_imports', id, {
      state,
      report: JSON.stringify(report),
      broken_off: 0,
    }),
  )

/** Counts an attempt before reading begins and returns the count, so that a crash stays counted. */
const beginReading = async (db: Database, id: string) => {
  const { broken_off } = await inTransaction(db, (connection) =>
    connection
      .updateTable('product_imports')
      .set((row) => ({ broken_off: row('broken_off', '+', 1) }))
      .where('id', '=', id)
      .returning('broken_off')
      .executeTakeFirstOrThrow(),
  )
  return broken_off
}

/** Takes the attempt off again when reading ended in order, whatever its result. */
const endReading = (db: Database, id: string) =>
  inTransaction(db, (connection) =>
    connection
      .updateTable('product_imports')
      .set((row) => ({ broken_off: row('broken_off', '-', 1) }))
      .where('id', '=', id)
      .where('broken_off', '>', 0)
      .execute(),
  )
