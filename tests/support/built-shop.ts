import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEMORY } from '../../scripts/install.mjs'
import { freePort } from './free-port'

export interface BuiltShop {
  origin: string
  dataDir: string
  process: ChildProcess
  env: NodeJS.ProcessEnv
  said: string
  /** Sends SIGTERM and waits for the exit. Returns the exit code. */
  end(): Promise<number | null>
  stop(): Promise<number | null>
}

const START_WITHIN_MS = 60_000
const SERVE = 'scripts/serve.mjs'

/**
 * Starts the built shop in a process of its own, on a free port, with a temporary data folder:
 * empty, or a copy of the run's seeded one if the settings name no other. It has no supervisor, so
 * that what a test does to the process it does to the server.
 */
export async function startBuiltShop(
  settings: Record<string, string> = {},
  script = SERVE,
  startWithin = START_WITHIN_MS,
): Promise<BuiltShop> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'exclusive-')))
  const seeded = process.env.SEEDED_DATA_DIR
  if (seeded && !settings.DATA_DIR && !settings.DATABASE_URL && !settings.SEED_DEMO)
    await cp(seeded, dataDir, { recursive: true })
  const port = settings.PORT ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    ...MEMORY,
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '100000',
    ORDER_LIMITS: 'off',
    ORIGIN: origin,
    ...settings,
    PORT: port,
    DATA_DIR: dataDir,
  }
  const checked = script === SERVE && process.env.CHECKED_BUILD
  const args = checked ? [script, checked] : [script]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const said = await ready(child, startWithin)
  const end = () => {
    child.kill('SIGTERM')
    return ended
  }
  return {
    origin,
    dataDir,
    process: child,
    env,
    said,
    end,
    async stop() {
      const code = await end()
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/** Resolves at the ready line; rejects with the output when it does not come. */
function ready(child: ChildProcess, within: number) {
  return new Promise<string>((resolve, reject) => {
    let output = ''
    const fail = () => reject(new Error(`the shop did not start:\n${output}`))
    const timer = setTimeout(fail, within)
    child.once('exit', fail)
    const listen = (bytes: Buffer) => {
      output += bytes
      if (!output.includes('Exclusive is ready at')) return
      clearTimeout(timer)
      child.off('exit', fail)
      resolve(output)
      output = ''
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
  })
}
