import { rm } from 'node:fs/promises'
import { startBuiltShop } from '../built-shop'
import { freshDatabase } from './fresh-database'

/**
 * Seeds the demo catalogue once for all shops of a run, as that costs two starts. Its workers
 * inherit the names with the environment. Returns a function that removes the folder; the database
 * goes with its server.
 */
export async function seedOnce(postgresUrl?: string) {
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
  return () => rm(shop.dataDir, { recursive: true, force: true })
}
