import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { config } from '../../app/config.server'
import { eraseListed } from '../../app/content/privacy/ledger/erase-listed.server'
import { copyTables } from '../../app/database/backups/copy-tables.server'
import { withDataAlone } from '../../app/database/backups/data-lock.server'
import { closeDatabase } from '../../app/database/close.server'
import { engineOf } from '../../app/database/engine.server'
import { openDatabase } from '../../app/database/open.server'
import { type Command, UsageError } from '../command'
import { counted, refusing } from './refusing'

export const move: Command = {
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
