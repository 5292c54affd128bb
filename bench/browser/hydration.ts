import type { BuiltShop } from '../../tests/support/built-shop'
import { printTable } from '../table'

const PAGES = { home: '/', listing: '/shop', product: '/shop/1' }
const SLOWDOWN = 4
const ROUNDS = 5
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const LOADED_MS = 3500

const WATCH = `window.tasks = []
new PerformanceObserver((list) => tasks.push(...list.getEntries()))
  .observe({ type: 'longtask', buffered: true })`
/** The longest task after the scripts are requested; 0 when none is over 50 ms. */
const LONGEST = `(() => {
  const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes('/react-'))
  const after = tasks.filter(({ startTime }) => startTime >= asked.startTime)
  return Math.max(0, ...after.map(({ duration }) => duration))
})()`

/**
 * The longest task of hydration in ms, on a phone at a quarter of the CPU. Without the debugger's
 * `Runtime` domain, for which V8 reads React's whole file again: 40 ms that no shopper waits for.
 */
export async function benchHydration(shop: BuiltShop) {
  const { startChromium } = await import('../../scripts/lighthouse.mjs')
  const browser = await startChromium()
  const rows = []
  try {
    const send = await connect(browser.port)
    for (const [page, path] of Object.entries(PAGES)) {
      const longest: number[] = []
      for (let round = 0; round < ROUNDS; round++)
        longest.push(await longestTask(send, shop.origin + path))
      longest.sort((a, b) => a - b)
      rows.push({ page, median: longest[ROUNDS >> 1] ?? 0, worst: longest.at(-1) ?? 0 })
    }
  } finally {
    await browser.stop()
  }
  printTable(`Longest task of hydration at ${SLOWDOWN}× slowdown, ms (0: none over 50)`, rows)
  return rows
}

async function longestTask(send: Send, url: string) {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  await send('Page.enable', {}, sessionId)
  await send('Emulation.setDeviceMetricsOverride', PHONE, sessionId)
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }, sessionId)
  await send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH }, sessionId)
  await send('Page.navigate', { url }, sessionId)
  await new Promise((resolve) => setTimeout(resolve, LOADED_MS))
  const { result } = await send('Runtime.evaluate', { expression: LONGEST }, sessionId)
  await send('Target.disposeBrowserContext', { browserContextId })
  return Math.round(result.value)
}

// biome-ignore lint/suspicious/noExplicitAny: each command returns its own shape
type Send = (method: string, params?: object, sessionId?: string) => Promise<any>

/** The DevTools protocol by its bare socket: a library would switch `Runtime` on. */
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
