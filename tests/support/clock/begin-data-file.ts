import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { vi } from 'vitest'
import { readConfig, setConfig } from '../../../app/config.server'
import type { Tables } from '../../../app/database/tables.server'
import { loadSettings } from '../../../app/settings/settings.server'

// Files of one process share their modules: each begins with the clock, the environment, the
// configuration and the settings of a new process, whatever the file before left behind.
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()

const FIRST = Symbol.for('environment of the first file')
const known = globalThis as { [FIRST]?: NodeJS.ProcessEnv }
known[FIRST] ??= { ...process.env }
const { CLOCK_AHEAD_MS } = process.env
for (const name of Object.keys(process.env)) if (!(name in known[FIRST])) delete process.env[name]
Object.assign(process.env, known[FIRST], { CLOCK_AHEAD_MS })
setConfig(readConfig({}))

const nothingStored = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})
await loadSettings(nothingStored)
