import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '../tests/support/databases'
import { startPostgres } from '../tests/support/postgres'

/**
 * Runs in a fresh folder, on PostgreSQL with a server of its own, and removes both afterwards.
 * Returns undefined where PostgreSQL is not installed.
 */
export async function inPlace<T>(
  engine: string,
  body: (where: Place) => Promise<T>,
  options?: Parameters<typeof startPostgres>[0],
): Promise<T | undefined> {
  const server = engine === 'postgres' ? await startPostgres(options) : undefined
  if (engine === 'postgres' && !server) {
    console.log('PostgreSQL is not installed here')
    return undefined
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-bench-'))
  try {
    return await body({ engine: server ? 'postgres' : 'sqlite', dataDir, databaseUrl: server?.url })
  } finally {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Runs in a place of each engine, or of the one that is named. Returns what each made. */
export async function onEngines<T>(only: string, body: (where: Place) => Promise<T>) {
  const made: T[] = []
  for (const engine of ['sqlite', 'postgres']) {
    const one = ['both', engine].includes(only) ? await inPlace(engine, body) : undefined
    if (one !== undefined) made.push(one)
  }
  return made
}
