import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueVersion, startAtVersion } from '../app/catalogue/index/catalogue-log.server'
import { config } from '../app/config.server'
import { eraseAsListed, eraseListed } from '../app/content/privacy/ledger/erase-listed.server'
import { BadErasureList } from '../app/content/privacy/ledger/erasure-list.server'
import {
  type BackupContent,
  BadBackup,
  makeBackup,
  verifyBackup,
  withBackup,
} from '../app/database/backups/backup.server'
import { CopyDiffers, copyTables, NotEmpty } from '../app/database/backups/copy-tables.server'
import { DataInUse, withDataAlone } from '../app/database/backups/data-lock.server'
import { noteBackup } from '../app/database/backups/known-backups.server'
import { closeDatabase } from '../app/database/close.server'
import { engineOf } from '../app/database/engine.server'
import { erasureKey } from '../app/database/erasures/keyed-hash.server'
import { openDatabase } from '../app/database/open.server'
import type { Database } from '../app/database/tables.server'
import { UnusableDatabase } from '../app/database/unusable-database'
import { lostSecretsLines } from '../app/desk/staff/seals/stored-secrets.server'
import { endRestoredAccess, listRegainedAccess } from '../app/desk/staff/sessions/end-access.server'
import { type Command, required, UsageError } from './command'
import { minute } from './text-table'

const backup: Command = {
  usage: '<file>',
  about:
    'The whole database as one SQLite file, opened again to see that it is whole; the shop may run. It holds customers and keys: keep it safe.',
  async run([file], { db, print, warn }) {
    const path = resolve(required(file, 'the file'))
    if (existsSync(path)) throw new UsageError(`${path} is there already`)
    return refusing(warn, async () => {
      await erasureKey(db) // Without the key nobody could tell a restore who was erased since.
      print(`Saved to ${path}: ${described(await makeBackup(db, path))}`)
      noteBackup(path)
      return 0
    })
  },
}

const verify: Command = {
  usage: '<file>',
  about: 'Reads a whole backup and says what it holds.',
  async run([file], { print, warn }) {
    const path = resolve(required(file, 'the file'))
    if (!existsSync(path)) throw new UsageError(`there is no file ${path}`)
    return refusing(warn, async () => {
      print(`${path} is whole: ${described(verifyBackup(path))}`)
      return 0
    })
  },
}

const described = ({ products, orders, accounts, newestOrder }: BackupContent) =>
  `${products} products, ${orders} orders${newestOrder ? ` (newest ${minute(newestOrder)} UTC)` : ''}, ${accounts} accounts`

const restore: Command = {
  usage: '<file> --yes',
  about:
    'Replaces everything in the database by a backup, all of it or nothing. Stop the shop first. Mails that waited when the backup was made are listed by "jobs list" instead of being sent twice. Sessions, invitations, tokens and used recovery codes of the desk end.',
  alone: true,
  creates: true,
  async run(args, { db, print, warn }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean' } },
    })
    const path = resolve(required(positionals[0], 'the file'))
    if (!existsSync(path)) throw new UsageError(`there is no file ${path}`)
    if (!values.yes)
      throw new UsageError('this replaces all orders, customers and products: add --yes')
    return refusing(warn, () =>
      withDataAlone({ db, dataDir: config.DATA_DIR }, () =>
        withBackup(path, async (saved) => {
          const [now, then] = [await catalogueVersion(db), await catalogueVersion(saved)]
          await holdMails(saved)
          // An index made before belongs to another catalogue.
          await startAtVersion(saved, Math.max(now.version, then.version) + 1)
          const back = await listRegainedAccess(db, saved)
          const ended = await endRestoredAccess(db, saved)
          const erased = await eraseAsListed(db, saved, path)
          await copyTables(saved, db, { replace: true, onTable: counted(print) })
          print(`Restored from ${path}`)
          for (const line of [...ofTheDesk(ended, back), ...erased.done]) print(line)
          for (const line of [...erased.not, ...(await lostSecretsLines(db))]) warn(line)
          return erased.not.length > 0 ? 1 : 0
        }),
      ),
    )
  },
}

const move: Command = {
  usage: '',
  about:
    'Copies everything from the SQLite file in DATA_DIR to the empty PostgreSQL database DATABASE_URL and compares. Stop the shop first, start it with DATABASE_URL after.',
  alone: true,
  async run(_args, { db, print, warn }) {
    if (engineOf(db) !== 'postgres')
      throw new UsageError('DATABASE_URL must name the PostgreSQL database')
    const { DATA_DIR: dataDir } = config
    const file = resolve(dataDir, 'shop.sqlite')
    if (!existsSync(file)) throw new UsageError(`there is no ${file}`)
    const from = await openDatabase({ dataDir })
    try {
      return await refusing(warn, () =>
        withDataAlone({ db, dataDir }, () =>
          withDataAlone({ db: from, dataDir }, async () => {
            await copyTables(from, db, { onTable: counted(print) })
            // This erases again who was erased on a server that this file was moved to before.
            const erased = await eraseListed(db)
            for (const line of erased.done) print(line)
            for (const line of erased.not) warn(line)
            print(
              `Everything is copied and compared. Start the shop with DATABASE_URL from now on. The file stays as it is: delete ${file} once you need it no more, for erasures do not reach it.`,
            )
            return 0
          }),
        ),
      )
    } finally {
      await closeDatabase(from)
    }
  },
}

async function refusing(warn: (line: string) => void, body: () => Promise<number>) {
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
  if (error instanceof BadBackup || error instanceof BadErasureList) return `${error.message}.`
  if (error instanceof UnusableDatabase) return error.message
  throw error
}

const counted = (print: (line: string) => void) => (name: string, rows: number) =>
  print(`  ${name}: ${rows}`)

/** Access that ended since the backup must not count again. */
const ofTheDesk = (
  { sessions, invitations, tokens, recoveryCodes }: Awaited<ReturnType<typeof endRestoredAccess>>,
  back: Awaited<ReturnType<typeof listRegainedAccess>>,
) => [
  `Ended at the desk: ${sessions} sessions, ${invitations} open invitations, ${tokens} tokens of scripts, ${recoveryCodes} recovery codes that were used or replaced since. Everybody signs in anew; make new tokens where scripts need them. Passwords and passkeys are those of the backup.`,
  ...back.map(
    ({ name, email, role }) =>
      `${name} (${email}) is ${role} again. If that is wrong: npm run shop -- desk remove ${email}`,
  ),
]

/** A mail that waited when the backup was made has most likely been sent since. */
const holdMails = (saved: Database) =>
  saved
    .updateTable('jobs')
    .set({ state: 'dead', last_error: 'restored from a backup; it may have been sent before' })
    .where('kind', 'in', ['mail', 'sms'])
    .where('state', '=', 'waiting')
    .execute()

export const backupCommands: Record<string, Command> = {
  backup,
  'backup verify': verify,
  restore,
  move,
  'move-to-postgres': move,
}
