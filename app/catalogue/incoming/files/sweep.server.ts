import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { config } from '../../../config.server'
import { repeat } from '../../../database/jobs/repeat.server'
import type { Database } from '../../../database/tables.server'
import { HOUR_MS } from '../../../durations'
import { sweepLeft, uploadFolder } from '../../../files/uploads.server'
import { log } from '../../../http/log.server'
import { SPOOL_PREFIX } from '../spool.server'
import { importFolder } from './uploaded-file.server'

const EACH_MS = HOUR_MS

/** Removes what killed processes left: halves of uploads and abandoned files. */
export function startSweeping(db: Database) {
  const sweeping = repeat(
    () => sweepUploads(db),
    EACH_MS,
    (error) => log.error({ err: error }, 'files that were left cannot be removed'),
  )
  sweeping.run()
  return sweeping
}

async function sweepUploads(db: Database, now = Date.now()) {
  const rows = await db.selectFrom('product_imports').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  await sweepLeft(importFolder(), (name) => !known.has(name.split('.')[0] ?? ''), now)
  await sweepLeft(uploadFolder(resolve(config.DATA_DIR)), undefined, now)
  await sweepLeft(tmpdir(), (name) => name.startsWith(SPOOL_PREFIX), now)
}
