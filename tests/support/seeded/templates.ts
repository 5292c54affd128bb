import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshDatabase } from './fresh-database'

/** The content of a copied database: the tables alone, or the demo catalogue too. */
export type Filled = 'migrated' | 'seeded'

export type Templates = Record<Filled, { folder: string; database?: string }>

const SCRIPT = fileURLToPath(new URL('make-templates.mjs', import.meta.url))

/**
 * Migrates and seeds one database of each engine, so that each file of tests copies what it begins
 * with. `postgresUrl` is the server's own, without a pooler, which would stay connected.
 */
export async function makeTemplates(
  folder: string,
  postgresUrl?: string,
): Promise<{ templates: Templates; remove: () => Promise<void> }> {
  const own = mkdtempSync(join(folder, 'exclusive-templates-'))
  const folders = [join(own, 'migrated'), join(own, 'seeded')] as const
  const urls = postgresUrl
    ? [await freshDatabase(postgresUrl), await freshDatabase(postgresUrl)]
    : []
  // The time is before the moment at which each file of tests begins.
  const earlier = { CLOCK_AHEAD_MS: String(Number(process.env.CLOCK_AHEAD_MS ?? 0) - 600_000) }
  const { status } = spawnSync(process.execPath, [SCRIPT, ...folders, ...urls], {
    env: { ...process.env, ...earlier },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`the databases to copy were not made: ${status}`)
  const databaseOf = (url?: string) => url && new URL(url).pathname.slice(1)
  return {
    templates: {
      migrated: { folder: folders[0], database: databaseOf(urls[0]) },
      seeded: { folder: folders[1], database: databaseOf(urls[1]) },
    },
    remove: () => rm(own, { recursive: true, force: true }),
  }
}
