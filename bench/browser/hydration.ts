import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BuiltShop } from '../../tests/support/built-shop'
import { printTable } from '../table'

const SOURCE = 'bench/browser/bare-app'
const BUILT = 'build/bench/bare-app/client'
const PLACE = /(<div id="same">)(<\/div>)/
const ITS_SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="later"[^>]*>/g

const PAGES = ['/', '/shop', '/shop/1', '/cart', '/contacts', '/about', '/login']
const SLOWDOWN = 4
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const LOADED_MS = 3500

const WATCH = `window.tasks = []
new PerformanceObserver((list) => tasks.push(...list.getEntries()))
  .observe({ type: 'longtask', buffered: true })`
/**
 * Returns the longest task after the scripts are requested (0 when none is over 50 ms), and the sum
 * of what all tasks after the first paint have over 50 ms, like Lighthouse.
 */
const MEASURED = `(() => {
  const requests = performance.getEntriesByType('resource')
  const asked = requests.find(({ name }) => /assets\\/.*\\.js$/.test(name)).startTime
  const drawn = performance.getEntriesByName('first-contentful-paint')[0].startTime
  const from = (moment) => tasks.filter(({ startTime, duration }) => startTime + duration > moment)
  return {
    longest: Math.max(0, ...from(asked).map(({ duration }) => duration)),
    blocked: from(drawn).reduce((sum, { duration }) => sum + duration - 50, 0),
  }
})()`

type Measured = Record<'longest' | 'blocked', number>

/**
 * Measures hydration on a phone at a quarter of the CPU, in ms. Each page takes turns with the same
 * HTML under React Router alone, so that a busy machine does not decide. The debugger's `Runtime`
 * domain is off, because V8 would read React's whole file again for it: 40 ms that no shopper waits
 * for.
 */
export async function benchHydration(shop: BuiltShop) {
  const { startChromium } = await import('../../scripts/lighthouse.mjs')
  const bare = await startBareShop(shop, PAGES)
  const browser = await startChromium()
  const rows = []
  try {
    const send = await connect(browser.port)
    for (const page of PAGES) {
      const own: Measured[] = []
      const least: Measured[] = []
      for (let round = 0; round < ROUNDS; round++) {
        own.push(await measure(send, shop.origin + page))
        least.push(await measure(send, bare.origin + page))
      }
      rows.push(rowOf(page, own, least))
    }
  } finally {
    bare.stop()
    await browser.stop()
  }
  printTable(`Hydration at ${SLOWDOWN}× slowdown, ms (longest task 0: none over 50)`, rows)
  return rows
}

function rowOf(page: string, own: Measured[], bare: Measured[]) {
  const middle = (of: Measured[], name: keyof Measured) =>
    of.map((measured) => measured[name]).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
  const [blocked, bareBlocked] = [middle(own, 'blocked'), middle(bare, 'blocked')]
  return {
    page,
    longest: middle(own, 'longest'),
    worst: Math.max(...own.map(({ longest }) => longest)),
    'longest, bare': middle(bare, 'longest'),
    blocked,
    'blocked, bare': bareBlocked,
    ratio: bareBlocked > 0 ? Math.round((100 * blocked) / bareBlocked) / 100 : '–',
  }
}

async function measure(send: Send, url: string): Promise<Measured> {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  await send('Page.enable', {}, sessionId)
  await send('Emulation.setDeviceMetricsOverride', PHONE, sessionId)
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }, sessionId)
  await send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH }, sessionId)
  await send('Page.navigate', { url }, sessionId)
  await new Promise((resolve) => setTimeout(resolve, LOADED_MS))
  const evaluated = { expression: MEASURED, returnByValue: true }
  const { result } = await send('Runtime.evaluate', evaluated, sessionId)
  await send('Target.disposeBrowserContext', { browserContextId })
  const { longest, blocked } = result.value
  return { longest: Math.round(longest), blocked: Math.round(blocked) }
}

// biome-ignore lint/suspicious/noExplicitAny: each command returns its own shape
type Send = (method: string, params?: object, sessionId?: string) => Promise<any>

/** Speaks the DevTools protocol over a bare socket: a library would switch `Runtime` on. */
async function connect(port: number): Promise<Send> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`)
  const socket = new WebSocket((await version.json()).webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data)
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let last = 0
  return (method, params = {}, sessionId) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve)
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })
}

/** Serves the shop's pages, styles and pictures, but only React Router's scripts. */
async function startBareShop(shop: BuiltShop, paths: string[]) {
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
