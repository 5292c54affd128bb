import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { config } from '../../config.server'
import { repeat } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { HOUR_MS } from '../../durations'
import { folderOf, isMissing } from '../../files/folder.server'
import { log } from '../../http/log.server'
import { REVIEW_MASTERS, reviewMaster } from '../../media/masters.server'
import { keptMasters } from '../../media/open-masters.server'

/**
 * Returns a sweep of what killed processes and other machines left: pictures that no review names,
 * and sizes drawn from them here. It deletes what it has found twice, since a picture is kept a
 * moment before a review names it.
 */
export function photoSweep(db: Database) {
  let suspected = new Set<string>()
  return async () => {
    const masters = await keptMasters()
    const kept = await masters.list(REVIEW_MASTERS)
    const drawn = await drawnHere()
    const rows = await db.selectFrom('review_photos').select('name').execute()
    const named = new Set(rows.map(({ name }) => reviewMaster(name)))
    const found = new Set([...kept, ...drawn].filter((name) => !named.has(name)))
    for (const name of kept) if (left(name)) await masters.remove(name)
    for (const name of drawn)
      if (left(name)) await rm(join(sizes(), name), { recursive: true, force: true })
    suspected = found

    function left(name: string) {
      return found.has(name) && suspected.has(name)
    }
  }
}

/** The folder that holds what this machine drew from masters (product-pictures.server.ts). */
const sizes = () => join(folderOf(undefined, resolve(config.DATA_DIR), 'media').path, 'products')

async function drawnHere() {
  const names = await readdir(sizes()).catch((error) => {
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
