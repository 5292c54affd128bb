import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../../../scripts/build.mjs'
import { startBuiltShop } from '../built-shop'
import { freshDatabase } from './fresh-database'

/**
 * Seeds the demo catalogue once for all shops of a run, as that costs two starts. What these starts
 * compile is kept for the run, so that each later one takes a fifth less processor time, and none
 * compares the build with its sources anew: `CHECKED_BUILD` names it. Its workers inherit the names
 * with the environment. Returns a function that removes the folders; the database goes with its
 * server.
 */
export async function seedOnce(postgresUrl?: string) {
  process.env.CHECKED_BUILD = buildWhenStale()
  const compiled = await mkdtemp(join(tmpdir(), 'exclusive-compiled-'))
  process.env.NODE_COMPILE_CACHE = compiled
  // The time is before the moment at which each file of tests begins.
  const earlier = { CLOCK_AHEAD_MS: String(Number(process.env.CLOCK_AHEAD_MS ?? 0) - 600_000) }
  const shop = await startBuiltShop(earlier)
  await shop.end()
  if (postgresUrl) {
    const databaseUrl = await freshDatabase(postgresUrl)
    const other = await startBuiltShop({ ...earlier, DATABASE_URL: databaseUrl })
    await other.stop()
    process.env.SEEDED_DATABASE = new URL(databaseUrl).pathname.slice(1)
  }
  process.env.SEEDED_DATA_DIR = shop.dataDir
  return async () => {
    for (const folder of [compiled, shop.dataDir])
      await rm(folder, { recursive: true, force: true, maxRetries: 9 })
  }
}
