import { existsSync } from 'node:fs'
import type { Handlers } from '../../../database/jobs/worker.server'
import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { fileRows } from '../file-rows.server'
import { importProducts } from '../import-products.server'
import { RefusedSource, TooMuchLost } from '../refused-source'
import { differences } from './differences.server'
import {
  type FileImport,
  type FileReport,
  findImport,
  type ImportChoices,
} from './file-imports.server'
import type { ImportState } from './tables.server'
import { fileOf } from './uploaded-file.server'

const SOURCE = 'file'
/** As of the command. */
const MOST_UNLISTED = 0.1
const TOLD_EACH_MS = 500

const AS_IT_IS: ImportChoices = { replace: false, sure: false, setStock: false }

/** An uploaded file is checked and applied by whichever process has time. */
export const importHandlers = (db: Database): Handlers => ({
  'catalogue-check': ({ id }: { id: string }) => run(db, id, 'checking'),
  'catalogue-import': ({ id }: { id: string }) => run(db, id, 'running'),
})

async function run(db: Database, id: string, state: 'checking' | 'running') {
  const found = await findImport(db, id)
  // Done already, by a process that stopped before it could say so.
  if (found?.state !== state) return
  const file = fileOf(found)
  if (!existsSync(file)) throw new Error('the file is on another machine')
  const dryRun = state === 'checking'
  try {
    const report = await work(db, found, file, dryRun)
    await end(db, id, dryRun ? 'checked' : 'done', report)
  } catch (error) {
    if (!(error instanceof RefusedSource)) throw error
    const tooMuchLost = error instanceof TooMuchLost
    const reason = error.message.replaceAll(file, found.name)
    await end(db, id, 'failed', { ...found.report, reason, tooMuchLost })
  }
}

async function work(
  db: Database,
  found: FileImport,
  file: string,
  dryRun: boolean,
): Promise<FileReport> {
  const { replace, sure, setStock } = found.choices ?? AS_IT_IS
  const unknownColumns: string[] = []
  const seen = differences(db, SOURCE, setStock)
  const tell = progressOf(db, found.id)
  const rows = fileRows(file, (names) => unknownColumns.push(...names))
  const replaces = replace && !dryRun
  const report = await importProducts(db, rows, {
    source: SOURCE,
    partial: true,
    dryRun,
    setStock,
    unlistFrom: replaces ? await sourcesOf(db) : undefined,
    ...(replaces && !sure && { mostRejected: 0, mostUnlisted: MOST_UNLISTED }),
    onRead: (count) => tell(count, 0),
    onStored: tell,
    onBatch: dryRun ? seen.take : undefined,
  })
  return {
    report,
    differences: dryRun ? seen.shown : found.report?.differences,
    unknownColumns: unknownColumns.slice(0, 50),
  }
}

const sourcesOf = async (db: Database) =>
  (await db.selectFrom('products').select('source').distinct().execute()).map(
    ({ source }) => source,
  )

/** Twice a second at most; a figure that is lost is followed by the next. */
function progressOf(db: Database, id: string) {
  let toldAt = 0
  return (done: number, of: number) => {
    if (Date.now() - toldAt < TOLD_EACH_MS) return
    toldAt = Date.now()
    inTransaction(
      db,
      (connection) =>
        connection.updateTable('product_imports').set({ done, of }).where('id', '=', id).execute(),
      { synced: false },
    ).catch(() => {})
  }
}

const end = (db: Database, id: string, state: ImportState, report: FileReport) =>
  inTransaction(db, (connection) =>
    connection
      .updateTable('product_imports')
      .set({ state, report: JSON.stringify(report) })
      .where('id', '=', id)
      .execute(),
  )
