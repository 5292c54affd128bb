import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installedChromium } from './chromium.mjs'

// node scripts/screens.mjs http://127.0.0.1:3000 / /shop /cart   (SCREENS_DIR names the folder)
// Full-page pictures of each path at three widths.
const [origin, ...paths] = process.argv.slice(2)
const folder = process.env.SCREENS_DIR ?? mkdtempSync(join(tmpdir(), 'screens-'))
const browser = await chromium.launch({
  executablePath: installedChromium().windowed,
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
for (const width of [375, 768, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(`  ! ${message.text()}`)
  })
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    const file = join(
      folder,
      `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}.png`,
    )
    await page.screenshot({ path: file, fullPage: true })
    console.log(`${file}${sideways ? '  SCROLLS SIDEWAYS' : ''}`)
  }
  await page.close()
}
await browser.close()
