import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port'
import { shopper } from '../shopper'

const binaryOf = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((at) => join(at, name)).find(existsSync)
const NGINX = binaryOf('nginx')
const CADDY = binaryOf('caddy')
const OPENSSL = binaryOf('openssl')

interface Running {
  port: number
  command: [string, ...string[]]
}

/** The programs of docs/proxy that this machine has, each with TLS on a port of its own. */
export const FRONTS = [
  { name: 'nginx', present: Boolean(NGINX && OPENSSL), start: front(nginx) },
  { name: 'Caddy', present: Boolean(CADDY), start: front(caddy) },
]

/** Fills a file of docs/proxy with the shops' ports for 3000 to 3002; fewer shops repeat. */
function withShops(file: string, origins: string[]) {
  let at = 0
  return readFileSync(`docs/proxy/${file}`, 'utf8').replace(/127\.0\.0\.1:300\d/g, () => {
    const origin = origins[at++ % origins.length] as string
    return new URL(origin).host
  })
}

async function nginx(folder: string, origins: string[]): Promise<Running> {
  const [port, plain] = [await freePort(), await freePort()]
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  spawnSync(OPENSSL ?? '', [
    ...made,
    '-subj',
    '/CN=shop.example',
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  const site = withShops('nginx.conf', origins)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('/etc/ssl/shop.example.pem', certificate)
    .replace('/etc/ssl/shop.example.key', key)
  writeFileSync(join(folder, 'site.conf'), site)
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  )
  const root = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${root} pid ${join(folder, 'pid')}; error_log stderr error;
events {}
http { access_log off; ${bodies.join(' ')} include ${join(folder, 'site.conf')}; }\n`,
  )
  return { port, command: [NGINX ?? '', '-p', folder, '-c', join(folder, 'nginx.conf')] }
}

async function caddy(folder: string, origins: string[]): Promise<Running> {
  const [port, plain] = [await freePort(), await freePort()]
  const global = `{
  admin off
  local_certs
  skip_install_trust
  https_port ${port}
  http_port ${plain}
  storage file_system ${folder}
}\n`
  writeFileSync(join(folder, 'Caddyfile'), global + withShops('Caddyfile', origins))
  const command = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  return { port, command: [CADDY ?? '', ...command] }
}

function front(prepare: (folder: string, origins: string[]) => Promise<Running>) {
  return async (origins: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'exclusive-front-'))
    const { port, command } = await prepare(folder, origins)
    const [program, ...given] = command
    const child = spawn(program, given, { stdio: ['ignore', 'ignore', 'pipe'] })
    const origin = `https://127.0.0.1:${port}`
    await untilItAnswers(origin, child)
    return {
      origin,
      async stop() {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        await ended
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
}

async function untilItAnswers(origin: string, child: ChildProcess) {
  let said = ''
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(-4000)
  })
  const client = shopper(origin, 1)
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const response = await client.send('GET', '/healthz').catch(() => undefined)
    if (response?.status === 200) return client.close()
    await sleep(100)
  }
  throw new Error(`the proxy does not answer:\n${said}`)
}
