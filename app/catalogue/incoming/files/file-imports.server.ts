import { enqueue } from '../../../database/jobs/jobs.server'
import { findRow, insertRow } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { timeOrderedId } from '../../../database/time-ordered-id.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DAY_MS } from '../../../durations'
import type { ImportReport } from '../import-products.server'
import { forgetSent } from '../pictures/sent-pictures.server'
import type { ImportDifference } from './differences.server'
import type { ImportedPictures } from './import-task.server'
import type { ImportState } from './tables.server'
import { fileOf, forgetFile, keepFile, kindOfFile, sentFolderOf } from './uploaded-file.server'

/** A file is kept this long for applying or viewing. */
const KEPT_MS = 14 * DAY_MS
const MOST_LISTED = 20

export interface ImportChoices {
  replace: boolean
  /** Applies even when rows are refused or more than a tenth would be unlisted. */
  sure: boolean
  /** Stores the stock as counted, whatever was sold here since. */
  setStock: boolean
}

export interface FileReport {
  report?: ImportReport
  differences?: ImportDifference[]
  unknownColumns?: string[]
  pictures?: ImportedPictures
  reason?: string
  /** The refusal is for losing too much; `sure` overrules it. */
  tooMuchLost?: boolean
}

export interface FileImport {
  id: string
  name: string
  bytes: number
  state: ImportState
  choices: ImportChoices | null
  done: number
  of: number
  report: FileReport | null
  staff: string
  at: number
}

export class UnknownKind extends Error {}

/** Keeps a file and has it checked. Throws UnknownKind, and what broke the upload off. */
export async function takeFile(
  db: Database,
  { name, body, staff }: { name: string; body: Parameters<typeof keepFile>[1]; staff: string },
  alongside: (connection: Connection, id: string) => Promise<void>,
): Promise<string> {
  if (!kindOfFile(name)) throw new UnknownKind()
  const at = Date.now()
  const id = timeOrderedId(at)
  const file = fileOf({ id, name })
  const bytes = await keepFile(file, body)
  const stored = inTransaction(db, async (connection) => {
    await insertRow(connection, 'product_imports', {
      id,
      name,
      bytes,
      state: 'checking',
      options: null,
      report: null,
      staff,
      at,
    })
    await enqueue(connection, { kind: 'catalogue-check', payload: { id }, key: `check ${id}` })
    await alongside(connection, id)
  })
  await stored.catch(async (error) => {
    await forgetFile(file)
    throw error
  })
  await forgetOld(db, at - KEPT_MS)
  return id
}

/** Returns false when the import is missing or already under way. */
export const startImport = (
  db: Database,
  id: string,
  choices: ImportChoices | 'check',
  alongside: (connection: Connection) => Promise<void>,
) =>
  inTransaction(db, async (connection) => {
    const checks = choices === 'check'
    const { numUpdatedRows } = await connection
      .updateTable('product_imports')
      .set({
        state: checks ? 'checking' : 'running',
        done: 0,
        of: 0,
        broken_off: 0,
        ...(!checks && { options: JSON.stringify(choices) }),
      })
      .where('id', '=', id)
      .where('state', 'in', checks ? ['checked', 'failed', 'done'] : ['checked', 'failed'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const kind = checks ? 'catalogue-check' : 'catalogue-import'
    await enqueue(connection, { kind, payload: { id }, key: `${kind} ${id} ${Date.now()}` })
    await alongside(connection)
    return true
  })

export async function findImport(db: Database, id: string): Promise<FileImport | undefined> {
  const row = await findRow(db, 'product_imports', { id })
  if (!row) return undefined
  const { options, report, broken_off, ...rest } = row
  return {
    ...rest,
    choices: options === null ? null : (JSON.parse(options) as ImportChoices),
    report: report === null ? null : (JSON.parse(report) as FileReport),
  }
}

/** Returns the imports, the newest first. */
export const listImports = (db: Database) =>
  db
    .selectFrom('product_imports')
    .select(['id', 'name', 'state', 'staff', 'at'])
    .orderBy('at', 'desc')
    .limit(MOST_LISTED)
    .execute()

async function forgetOld(db: Database, before: number) {
  const old = await db
    .selectFrom('product_imports')
    .select(['id', 'name'])
    .where('at', '<', before)
    .execute()
  for (const one of old) {
    await forgetFile(fileOf(one))
    await forgetSent(sentFolderOf(one.id))
    await inTransaction(db, (connection) =>
      connection.deleteFrom('product_imports').where('id', '=', one.id).execute(),
    )
  }
}
