import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BuiltShop } from '../../tests/support/built-shop'

const SOURCE = 'bench/browser/bare-app'
const BUILT = 'build/bench/bare-app/client'
const PLACE = /(<div id="same">)(<\/div>)/
const ITS_SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="later"[^>]*>/g

/** Serves the shop's pages, styles and pictures, but only React Router's scripts. */
export async function startBareShop(shop: BuiltShop, paths: string[]) {
  const env = { ...process.env, NODE_ENV: 'production', BARE_PATHS: paths.join() }
  const built = spawnSync('react-router', ['build', '--logLevel', 'error'], { cwd: SOURCE, env })
  if (built.status !== 0) throw new Error(`no bare app: ${built.stderr}`)
  const pages = new Map(
    await Promise.all(paths.map(async (path) => [path, await barePage(shop, path)] as const)),
  )
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const page = pages.get(path)
    if (page) return response.setHeader('Content-Type', 'text/html').end(page)
    const file = join(BUILT, path)
    if (!existsSync(file)) return fromShop(shop, path, response)
    response.setHeader('Content-Type', 'text/javascript').end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function barePage({ origin }: BuiltShop, path: string) {
  const bare = readFileSync(join(BUILT, path, 'index.html'), 'utf8')
  const html = (await (await fetch(origin + path)).text()).replaceAll(ITS_SCRIPTS, '')
  const inside = (name: string) => new RegExp(`<${name}[^>]*>([\\s\\S]*)</${name}>`).exec(html)?.[1]
  const [head, body] = [inside('head'), inside('body')]
  if (!head || !body || !PLACE.test(bare)) throw new Error(`${path}: no bare page of it`)
  return bare
    .replace('</head>', () => `${head}</head>`)
    .replace(PLACE, (_, start, end) => start + body + end)
}

async function fromShop({ origin }: BuiltShop, path: string, response: ServerResponse) {
  const answer = await fetch(origin + path)
  response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}
