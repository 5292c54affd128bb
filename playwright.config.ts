import { defineConfig } from '@playwright/test'
import { installedChromium } from './scripts/chromium.mjs'
import { setRunClock } from './tests/support/clock/run-clock.ts'

setRunClock()

const installed = installedChromium()

/**
 * Tests of pages that the browser keeps for Back, and of previews in frames that it runs apart from
 * the page, neither of which Chromium does without windows.
 */
const NEED_WINDOWS = ['back-forward', 'desk/home-page', 'desk/pages'].map(
  (name) => `**/${name}.spec.ts`,
)

const launched = (executablePath: string | undefined) => ({
  launchOptions: {
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=slight', // as with windows; letters are else of whole pixels
      // A page lives too short to gain by what compiling its scripts for speed costs.
      '--js-flags=--no-maglev --no-turbofan',
    ],
  },
})

/**
 * Browser tests against the built shop: a server of their own on a free port and an empty data
 * folder (tests/e2e/shop-server.ts), stopped at the end. Here a test that
 * fails is never run again; in CI, on a machine that others may load, the report names one that
 * needed another try as flaky.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/shop-server.ts',
  outputDir: 'test-results',
  // The boxes of looks.spec.ts; only `npm run looks` writes them.
  snapshotPathTemplate: 'tests/e2e/geometry/{arg}{ext}',
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // Answers come from the shop, not from what a worker kept; offline.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'on-first-retry', // recording every test takes a quarter of the time
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: 'windowless', testIgnore: NEED_WINDOWS, use: launched(installed.windowless) },
    { name: 'windowed', testMatch: NEED_WINDOWS, use: launched(installed.windowed) },
  ],
})
