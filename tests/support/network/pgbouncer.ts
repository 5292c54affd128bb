import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port'

const BINARY = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(
  (path) => existsSync(path),
)
const NOBODY = 65_534

export const hasPgBouncer = BINARY !== undefined

/** Starts PgBouncer in transaction mode, with `connections` a database to the server of `url`. */
export async function startPgBouncer(url: string, { connections = 3 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'exclusive-pgbouncer-'))
  const { hostname, port: serverPort } = new URL(url)
  const port = await freePort()
  writeFileSync(join(folder, 'users'), '"shop" ""\n')
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
server_idle_timeout = 5
`,
  )
  const root = process.getuid?.() === 0 // it refuses to run as root
  if (root)
    for (const name of ['', 'users', 'pgbouncer.ini']) chownSync(join(folder, name), NOBODY, NOBODY)
  const child = spawn(BINARY ?? '', [join(folder, 'pgbouncer.ini')], {
    cwd: folder,
    stdio: 'ignore',
    ...(root && { uid: NOBODY, gid: NOBODY }),
  })
  const pooled = new URL(url)
  pooled.port = String(port)
  await waitUntilReady(pooled.href)
  return {
    url: pooled.href,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(url: string) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries === 100) throw error
      await sleep(100)
    }
  }
}
