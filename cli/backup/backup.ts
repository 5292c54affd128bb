import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { BadBackup } from '../../app/database/backups/bad-backup'
import { noteChecked } from '../../app/database/backups/checked-backups.server'
import type { BackupContent } from '../../app/database/backups/database-file.server'
import { noteBackup } from '../../app/database/backups/known-backups.server'
import { inWorkingFolder } from '../../app/database/backups/working-folder.server'
import { type Command, required, UsageError } from '../command'
import { minute } from '../text-table'
import { heldBy } from './held-by'
import { move } from './move'
import { refusing } from './refusing'
import { restore } from './restore'
import { unpackBackup } from './unpack-backup'
import { makeWholeBackup } from './whole-backup'

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
