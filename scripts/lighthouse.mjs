import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installedChromium } from './chromium.mjs'
import { installWhatIsMissing, mustRun } from './install.mjs'

const PATHS = ['/', '/shop', '/shop/1', '/cart', '/checkout', '/contacts', '/about', '/login']
/** Pages that show what is in the cart, which Lighthouse leaves in the browser. */
const OF_CART = ['/cart', '/checkout']
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** Runs Lighthouse's mobile preset; returns each page's median run by performance. */
export async function lighthouseTable(origin, { paths = PATHS, runs = 1 } = {}) {
  const { default: lighthouse } = await import('lighthouse')
  const browser = await startChromium()
  const rows = []
  printHead()
  try {
    let filled = false
    for (const path of paths) {
      if (OF_CART.includes(path) && !filled) filled = await fillCart(origin, browser.port)
      const reports = []
      await askOften(origin + path)
      for (let run = 0; run < runs; run++) {
        const { lhr } = await lighthouse(origin + path, {
          port: browser.port,
          logLevel: 'error',
          onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        })
        if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
        reports.push(rowOf(path, lhr))
      }
      reports.sort((a, b) => a.performance - b.performance || b.lcp - a.lcp)
      rows.push(reports[Math.floor(runs / 2)])
      print(rows.at(-1))
    }
  } finally {
    await browser.stop()
  }
  return rows
}

const ASKED = 5
const SMALLER_WITHIN_MS = 5000

/**
 * Asks for a page until it comes in its smallest encoding, as it does where shoppers ask for it
 * (app/http/pages/encoded/smallest-queue.ts); a page that has none stays as it is.
 */
async function askOften(url) {
  const size = async () => {
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
    await answer.arrayBuffer()
    return Number(answer.headers.get('content-length'))
  }
  const first = await size()
  for (let asked = 1; asked < ASKED; asked++) await size()
  const until = Date.now() + SMALLER_WITHIN_MS
  while ((await size()) >= first && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Tells whether the cart has something, else asks for it as a shopper does. */
const ADD_TO_CART = `JSON.parse(localStorage.getItem('cart') ?? '[]').length > 0 ||
  (document.querySelector('main .button-buy')?.click(), false)`
const CART_WITHIN_MS = 30_000

/** Adds a product to the cart of the browser's first profile. */
async function fillCart(origin, port) {
  const url = `http://127.0.0.1:${port}/json`
  const opened = await fetch(`${url}/new?${origin}/shop/1`, { method: 'PUT' })
  const { id, webSocketDebuggerUrl } = await opened.json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const command = { id: 1, method: 'Runtime.evaluate', params: { expression: ADD_TO_CART } }
  const until = Date.now() + CART_WITHIN_MS
  for (let filled = false; !filled; ) {
    if (Date.now() > until) throw new Error(`no cart to measure: ${origin}/shop/1`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const answered = new Promise((resolve) =>
      socket.addEventListener('message', resolve, { once: true }),
    )
    socket.send(JSON.stringify(command))
    filled = JSON.parse((await answered).data).result?.result.value === true
  }
  socket.close()
  await fetch(`${url}/close/${id}`)
  return true
}

function rowOf(path, { categories, audits }) {
  const score = (name) => Math.round((categories[name].score ?? 0) * 100)
  const value = (name) => Math.round((audits[name].numericValue ?? 0) * 1000) / 1000
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    failing: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(
          ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9,
        )
        .map(({ id }) => id),
    ),
  }
}

function printHead() {
  console.log('\n## Lighthouse, mobile\n')
  console.log(
    '| page | perf. | access. | best pr. | SEO | FCP ms | LCP ms | TBT ms | CLS | below 0.9 |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|')
}

function print(row) {
  const cells = [row.path, row.performance, row.accessibility, row.bestPractices, row.seo]
  const times = [row.fcp, row.lcp, row.tbt].map((time) => Math.round(time))
  console.log(`| ${[...cells, ...times, row.cls, row.failing.join(' ')].join(' | ')} |`)
}

/** Starts Chromium, whose folder is removed when it ends. */
export async function startChromium() {
  const { windowed } = installedChromium()
  if (!windowed) throw new Error('Lighthouse needs Chromium: install it, or set CHROMIUM_PATH.')
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const child = spawn(
    windowed,
    [
      ...FLAGS.split(' '),
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/json/version`).then(
        () => true,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    port,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Fails when nothing answers at an address: each page of it would have a score of zero. */
async function mustAnswer(origin) {
  const { ok, status } = await fetch(origin).catch(() => ({ ok: false }))
  if (ok) return
  console.error(`${origin} ${status ? `answers ${status}` : 'does not answer'}.`)
  process.exit(1)
}

// npm run lighthouse starts a demo shop; npm run lighthouse -- http://127.0.0.1:3000 [path…]
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , origin, ...paths] = process.argv
  if (!origin) mustRun('node', ['scripts/bench.mjs', 'lighthouse'])
  else {
    await mustAnswer(origin)
    installWhatIsMissing({ tools: true })
    await lighthouseTable(origin, { runs: 3, ...(paths.length > 0 && { paths }) })
  }
}
