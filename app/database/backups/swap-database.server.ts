import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { recordChange } from '../changes.server'
import { closeDatabase } from '../open.server'
import { type Database, engineOf } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'
import { DATABASE_ENTRY } from './archive-format'
import { copyTables } from './copy-tables.server'
import { DataInUse } from './data-lock.server'
import { syncPath } from './working-folder.server'

interface Swapped {
  /** The folder of the saved database. */
  folder: string
  /** The folder of the shop's database. */
  dataDir: string
  onTable(name: string, rows: number): void
}

/**
 * Puts the saved database in the place of the shop's, whole or not at all: on SQLite by one rename
 * of its file, on PostgreSQL in one transaction. On SQLite both are closed then. Throws `DataInUse`.
 */
export async function swapDatabase(
  saved: Database,
  db: Database,
  { folder, dataDir, onTable }: Swapped,
) {
  if (engineOf(db) === 'postgres') return copyTables(saved, db, { replace: true, onTable })
  await inTransaction(saved, (connection) => recordChange(connection, { products: 'all' }))
  await closeDatabase(saved)
  await closeDatabase(db)
  const [fresh, file] = [join(folder, DATABASE_ENTRY), join(dataDir, DATABASE_ENTRY)]
  // The last to close a file removes its log. A log that is left would be read into the new file.
  for (const log of [`${file}-wal`, `${file}-shm`])
    if (existsSync(log)) throw new DataInUse(`another program has ${file} open`)
  syncPath(fresh)
  renameSync(fresh, file)
  syncPath(dataDir)
}
