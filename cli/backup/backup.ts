import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { config } from '../../app/config.server'
import { eraseListed } from '../../app/content/privacy/ledger/erase-listed.server'
import { BadBackup } from '../../app/database/backups/bad-backup'
import { noteChecked } from '../../app/database/backups/checked-backups.server'
import { copyTables } from '../../app/database/backups/copy-tables.server'
import { withDataAlone } from '../../app/database/backups/data-lock.server'
import type { BackupContent } from '../../app/database/backups/database-file.server'
import { noteBackup } from '../../app/database/backups/known-backups.server'
import { inWorkingFolder } from '../../app/database/backups/working-folder.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { engineOf } from '../../app/database/tables.server'
import { type Command, UsageError } from '../command'
import { required } from '../options'
import { minute } from '../printing'
import { heldBy } from './held-by'
import { counted, refusing } from './refusing'
import { restore } from './restore'
import { makeWholeBackup, unpackBackup } from './whole-backup'

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

const backup: Command = {
  usage: '<file>',
  about:
    'The whole shop as one tar file, read back to see that it is whole: database, pictures, keys of the desk. The shop may run. It holds customers and keys: keep it safe.',
  async run([file], { db, print, warn }) {
    const path = resolve(required(file, 'the file'))
    if (existsSync(path)) throw new UsageError(`${path} is there already`)
    return refusing(warn, async () => {
      const made = await makeWholeBackup(db, path, print)
      noteBackup(path)
      noteChecked(path, { at: Date.now(), holds: heldBy(made, made.manifest, made.pictures) })
      print(`Saved to ${path}: ${described(made)}, ${made.pictures} pictures`)
      for (const line of made.manifest.leftOut) print(line)
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
    return refusing(warn, () =>
      inWorkingFolder(dirname(path), '.verify-', async (folder) => {
        const { content, manifest } = await unpackBackup(path, folder, { pictures: false }).catch(
          (error) => {
            if (error instanceof BadBackup)
              noteChecked(path, { at: Date.now(), fault: error.message.replace(path, 'The file') })
            throw error
          },
        )
        const pictures = manifest?.entries.filter((one) => one.path.startsWith('pictures/')).length
        noteChecked(path, { at: Date.now(), holds: heldBy(content, manifest, pictures) })
        const shown = manifest ? `${pictures} pictures` : 'no pictures (of an earlier version)'
        print(`${path} is whole: ${described(content)}, ${shown}`)
        for (const line of manifest?.leftOut ?? []) print(line)
        return 0
      }),
    )
  },
}

const described = ({ products, orders, accounts, newestOrder }: BackupContent) =>
  `${products} products, ${orders} orders${newestOrder ? ` (newest ${minute(newestOrder)} UTC)` : ''}, ${accounts} accounts`

export const backupCommands: Record<string, Command> = {
  backup,
  'backup verify': verify,
  restore,
  move,
  'move-to-postgres': move,
}
