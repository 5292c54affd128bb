import { BadSetting } from '../../app/config.server'
import { BadErasureList } from '../../app/content/privacy/ledger/erasure-list.server'
import { BadBackup } from '../../app/database/backups/bad-backup'
import { CopyDiffers, NotEmpty } from '../../app/database/backups/copy-tables.server'
import { DataInUse } from '../../app/database/backups/data-lock.server'
import { UnusableDatabase } from '../../app/database/unusable-database'
import { MastersAway } from '../../app/media/masters.server'

/** Runs a command's work and warns in words of what it refuses. Returns the exit code. */
export async function refusing(warn: (line: string) => void, body: () => Promise<number>) {
  try {
    return await body()
  } catch (error) {
    warn(`${reasonOf(error as Error)} Nothing was changed.`)
    return 1
  }
}

function reasonOf(error: Error) {
  if (error instanceof DataInUse)
    return `The shop runs on this data (${error.message}): stop it first.`
  if (error instanceof NotEmpty)
    return `Table ${error.message} of the PostgreSQL database is not empty.`
  if (error instanceof CopyDiffers) return `The copy differs from the original: ${error.message}.`
  if ([BadBackup, BadErasureList, BadSetting, MastersAway].some((kind) => error instanceof kind))
    return `${error.message}.`
  if (error instanceof UnusableDatabase) return error.message
  throw error
}

/** Prints the number of rows of each table. */
export const counted = (print: (line: string) => void) => (name: string, rows: number) =>
  print(`  ${name}: ${rows}`)
