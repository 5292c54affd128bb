import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { config } from '../../config.server'
import { repeat } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { HOUR_MS } from '../../durations'
import { folderOf, isMissing } from '../../files/folder.server'
import { log } from '../../http/log.server'
import { REVIEW_MASTERS, reviewMaster } from '../../media/masters.server'

/**
 * Returns a sweep of this machine's own folder: sizes drawn from photos that another machine took
 * away since, and what an earlier database left. It deletes what it has found twice, as a picture is
 * kept a moment before a review names it.
 */
export function photoSweep(db: Database) {
  let suspected = new Set<string>()
  return async () => {
    const drawn = await drawnHere()
    if (drawn.length === 0) return
    const rows = await db.selectFrom('review_photos').select('name').execute()
    const named = new Set(rows.map(({ name }) => reviewMaster(name)))
    const left = drawn.filter((name) => !named.has(name))
    for (const name of left)
      if (suspected.has(name)) await rm(join(folder(), name), { recursive: true, force: true })
    suspected = new Set(left)
  }
}

/** The folder of what is drawn here; the masters lie in it too where nothing else is set. */
const folder = () => join(folderOf(undefined, resolve(config.DATA_DIR), 'media').path, 'products')

async function drawnHere() {
  const names = await readdir(folder()).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  return names.filter((name) => name.startsWith(REVIEW_MASTERS))
}

/** Sweeps at the start and then every hour. */
export function startSweepingPhotos(db: Database) {
  const sweeping = repeat(photoSweep(db), HOUR_MS, (error) =>
    log.error({ err: error }, 'photos that were left cannot be removed'),
  )
  sweeping.run()
  return sweeping
}
