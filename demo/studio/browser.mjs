import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'

const TYPES = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.woff2': 'font/woff2' }
const PAGE = `<!doctype html><style>
@font-face { font-family: Inter; font-weight: 600; src: url(/node_modules/@fontsource/inter/files/inter-latin-600-normal.woff2) }
@font-face { font-family: Inter; font-weight: 400; src: url(/node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2) }
@font-face { font-family: Poppins; font-weight: 500; src: url(/node_modules/@fontsource/poppins/files/poppins-latin-500-normal.woff2) }
</style><script type="importmap">{"imports":{
"three":"/node_modules/three/build/three.module.js","three/addons/":"/node_modules/three/examples/jsm/"}}</script>
<script type="module">
await Promise.all(['600 20px Inter', '400 20px Inter', '500 20px Poppins'].map((font) => document.fonts.load(font)))
await import('/demo/studio/page.mjs')
</script>`

/** Opens the studio in a browser without a graphics card; `take` renders a picture to a PNG. */
export async function openStudio() {
  const server = createServer(async ({ url }, response) => {
    if (url === '/') return response.setHeader('content-type', 'text/html').end(PAGE)
    const path = new URL(url, 'http://studio').pathname
    const bytes = await readFile(join(process.cwd(), path)).catch(() => undefined)
    if (!bytes) return response.writeHead(404).end()
    response
      .setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      .end(bytes)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      !/GPU stall/.test(message.text()) &&
      console.error(message.text()),
  )
  page.on('pageerror', (error) => console.error(String(error)))
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  await page.waitForFunction('globalThis.ready', undefined, { timeout: 120_000 })
  return {
    take: async (picture) =>
      Buffer.from(await page.evaluate((one) => globalThis.take(one), picture), 'base64'),
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
