import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'

export interface BuiltShop {
  origin: string
  dataDir: string
  process: ChildProcess
  /** What it said until it was ready. */
  said: string
  /** Sends SIGTERM, waits for the exit, removes the data. Returns the exit code. */
  stop(): Promise<number | null>
}

const START_WITHIN_MS = 60_000

/** The built shop in a process of its own, on a free port, with an empty temporary data folder. */
export async function startBuiltShop(
  settings: Record<string, string> = {},
  script = 'scripts/start.mjs',
  startWithin = START_WITHIN_MS,
): Promise<BuiltShop> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'exclusive-')))
  const port = settings.PORT ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RATE_LIMIT_SCALE: '100000',
      ORDER_LIMITS: 'off',
      ORIGIN: origin,
      ...settings,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const said = await ready(child, startWithin)
  return {
    origin,
    dataDir,
    process: child,
    said,
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
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
