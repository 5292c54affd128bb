import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { config } from '../../app/config.server'
import { DataInUse, withDataAlone } from '../../app/database/backups/data-lock.server'
import { noteRestoreEnded, restoreAskedBy } from '../../app/database/backups/last-restore.server'
import {
  inWorkingFolder,
  sweepWorkingFolders,
} from '../../app/database/backups/working-folder.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { makeFolder } from '../../app/files/make-folder.server'
import { type Command, UsageError } from '../command'
import { readWords, required } from '../options'
import { refusing } from './refusing'
import { replaceShop } from './replace-shop'
import { unpackBackup } from './whole-backup'

/** The time in which a server that was just stopped, or a command, lets go of the data. */
const LETS_GO_MS = 15_000
const ASK_AGAIN_MS = 500

export const restore: Command = {
  usage: '<file> --yes',
  about:
    'Replaces the whole shop by a backup, all of it or nothing: the file is unpacked and checked in a fresh folder, the shop as it was is kept as a backup, pictures that are not there are added, then the database is swapped, on SQLite by one rename, on PostgreSQL in one transaction. Stop the shop first; the desk does it by itself. Mails that waited when the backup was made are listed by "jobs list" instead of being sent twice. Sessions, invitations, tokens and used recovery codes of the desk end.',
  alone: true,
  creates: true,
  async run(args, { db, ...out }) {
    const { values, positionals } = readWords(args, { yes: 'flag', asked: 'flag' })
    const path = resolve(required(positionals[0], 'the file'))
    if (!existsSync(path)) throw new UsageError(`there is no file ${path}`)
    if (!values.yes)
      throw new UsageError('this replaces all orders, customers and products: add --yes')
    const dataDir = resolve(config.DATA_DIR)
    makeFolder(dataDir)
    const warned: string[] = []
    const warn = (line: string) => {
      warned.push(line)
      out.warn(line)
    }
    if (values.asked) await othersLetGo({ db, dataDir })
    const code = await refusing(warn, () =>
      withDataAlone({ db, dataDir }, () => {
        sweepWorkingFolders(dataDir)
        return inWorkingFolder(dataDir, '.restore-', async (folder) => {
          out.print(`Unpacks and checks ${path}.`)
          const unpacked = await unpackBackup(path, folder)
          const saved = await openDatabase({ dataDir: folder })
          const by = values.asked ? restoreAskedBy() : undefined
          const from = { path, folder, dataDir, unpacked, by }
          const { done, not, whole } = await replaceShop(saved, { db, ...out, ...from }).finally(
            () => closeDatabase(saved),
          )
          if (values.asked) noteRestoreEnded('done', [...done, ...not])
          for (const line of done) out.print(line)
          for (const line of not) out.warn(line)
          return whole ? 0 : 1
        })
      }),
    )
    if (values.asked && warned.length > 0) noteRestoreEnded('failed', warned)
    return code
  },
}

/** Waits a while for others that still use the data; the restore itself refuses if they do then. */
async function othersLetGo(place: Parameters<typeof withDataAlone>[0]) {
  const until = Date.now() + LETS_GO_MS
  while (Date.now() < until)
    try {
      return await withDataAlone(place, async () => {})
    } catch (error) {
      if (!(error instanceof DataInUse)) throw error
      await sleep(ASK_AGAIN_MS)
    }
}
