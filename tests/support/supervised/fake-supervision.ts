import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { BoundSocket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { restartPolicy } from '../../../app/supervisor/restart-policy'
import { readDeaths } from '../../../app/supervisor/server-deaths'
import { supervisor } from '../../../app/supervisor/supervisor'

/** Returns supervisors for a test file, whose servers and commands are stand-ins. */
export function fakeSupervision() {
  const root = mkdtempSync(join(tmpdir(), 'exclusive-supervisor-'))
  mkdirSync(join(root, 'scripts'))
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true })
  copyFileSync('tests/support/supervised/fake-server.mjs', join(root, 'scripts/serve.mjs'))
  mkdirSync(join(root, 'first/server'), { recursive: true })
  copyFileSync('tests/support/supervised/fake-command.mjs', join(root, 'first/server/run.js'))
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  const launchOf = (build: string) => ({ root, build, env: { HEARTBEAT_SECONDS: '0.3' } })
  let stop = async () => {}
  beforeEach(() => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true) // Its servers print here.
  })
  afterEach(async () => {
    await stop()
    vi.restoreAllMocks()
  })

  /** Runs a supervisor in this process, with a data folder of its own. */
  function supervise(build: string, tries = restartPolicy()) {
    const dataDir = mkdtempSync(join(root, 'data-'))
    const socket = new BoundSocket({ host: '127.0.0.1' })
    const { port } = socket.address() as AddressInfo
    const lines: string[] = []
    const over = Promise.withResolvers<{ code: number; line?: string }>()
    const ready = Promise.withResolvers<void>()
    const shop = supervisor(launchOf(build), {
      ...{ socket, dataDir, tries, address: 'here' },
      log: (line) => lines.push(line),
      ready: ready.resolve,
      over: (code, line) => over.resolve({ code, line }),
    })
    stop = async () => {
      shop.stop()
      await over.promise
    }
    shop.start()
    return {
      ...shop,
      lines,
      ready: ready.promise,
      over: over.promise,
      deaths: () => readDeaths(dataDir),
      roll: (next: string) => shop.roll(launchOf(next)),
      /** Returns what the accepting server says; rejects where nobody accepts. */
      ask: () =>
        new Promise<string>((resolve, reject) => {
          let said = ''
          connect(port, '127.0.0.1')
            .on('error', reject)
            .on('data', (part) => {
              said += part
            })
            .on('end', () => resolve(said))
        }),
    }
  }

  return { root, supervise, stop: () => stop() }
}

export const buildOf = (said: string) => said.split(' ')[0]
export const pidOf = (said: string) => Number(said.split(' ')[1])
