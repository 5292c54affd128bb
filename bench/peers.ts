import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/support/free-port'

interface Sent {
  body: Buffer
  headers: [string, string][]
}

interface Peer {
  url: string
  stop(): void
}

const OWN = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/** Returns the page as our server sends it to a browser. */
export async function sentBy(url: string): Promise<Sent> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  const raw = spawnSync('curl', ['-s', '-H', 'Accept-Encoding: br', url])
  await response.arrayBuffer()
  return { body: raw.stdout, headers: [...response.headers].filter(([name]) => !OWN.has(name)) }
}

/** Starts a process that only writes these bytes: the most that Node's HTTP can do. */
export async function bareNode({ body, headers }: Sent): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const port = await freePort()
  writeFileSync(join(folder, 'body'), body)
  writeFileSync(
    join(folder, 'bare.mjs'),
    `import { createServer } from 'node:http'
     import { readFileSync } from 'node:fs'
     const body = readFileSync(new URL('body', import.meta.url))
     const headers = ${JSON.stringify([...headers, ['content-length', String(body.length)]].flat())}
     createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(${port}, '127.0.0.1')`,
  )
  const child = spawn(process.execPath, [join(folder, 'bare.mjs')], { stdio: 'inherit' })
  return peer(child, `http://127.0.0.1:${port}/`, folder)
}

/** Starts one worker that sends the same bytes and headers from a file; undefined without nginx. */
export async function nginx({ body, headers }: Sent): Promise<Peer | undefined> {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v']).error)
  if (!program) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page.html'), body)
  const added = headers
    .filter(([name]) => !['content-type', 'etag'].includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 256; }
     http { access_log off; sendfile on; keepalive_requests 1000000; default_type text/html;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; open_file_cache max=10;
       server { listen 127.0.0.1:${port}; root ${folder}; index page.html; ${added.join(' ')} } }`,
  )
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  })
  return peer(child, `http://127.0.0.1:${port}/page.html`, folder)
}

async function peer(child: ChildProcess, url: string, folder: string): Promise<Peer> {
  for (let tries = 0; tries < 50; tries++) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    stop() {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
