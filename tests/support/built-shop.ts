import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface BuiltShop {
  origin: string
  dataDir: string
  process: ChildProcess
  /** Asks it to stop, waits until it has, removes its data. Answers its exit code. */
  stop(): Promise<number | null>
}

const START_WITHIN_MS = 60_000

/** The built shop in a process of its own, on a free port, with an empty temporary data folder. */
export async function startBuiltShop(
  settings: Record<string, string> = {},
  script = 'scripts/start.mjs',
): Promise<BuiltShop> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'exclusive-')))
  const port = settings.PORT ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RATE_LIMIT_SCALE: '100000',
      ORIGIN: origin,
      ...settings,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await ready(child)
  return {
    origin,
    dataDir,
    process: child,
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/** Resolves at the ready line; what it says on the way is shown when it does not come. */
function ready(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`the shop did not start:\n${said}`))
    const timer = setTimeout(fail, START_WITHIN_MS)
    child.once('exit', fail)
    const listen = (bytes: Buffer) => {
      said += bytes
      if (!said.includes('Exclusive is ready at')) return
      clearTimeout(timer)
      child.off('exit', fail)
      said = ''
      resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
  })
}

/** A port that was free a moment ago. */
export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
