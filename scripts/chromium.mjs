import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.mjs'

/** Draws the same pages without a window's parts: two fifths less processor time a test. */
const SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Returns the path of the browser for tests: Debian's Chromium without windows, or else Chromium.
 * Where installing is possible, it first installs what is missing. CHROMIUM_PATH names another one.
 */
export function findChromium() {
  if (!process.env.CHROMIUM_PATH) {
    const missing = [
      ...(CHROMIUM.some(existsSync) ? [] : ['chromium']),
      ...(existsSync(SHELL) ? [] : ['chromium-headless-shell']),
    ]
    if (missing.length) installFromDebian(missing)
  }
  const found = installedChromium()
  if (found) return found
  console.error(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to its executable.',
  )
  process.exit(1)
}

/** Returns the path of the browser for tests as far as one is installed. */
export const installedChromium = () =>
  [process.env.CHROMIUM_PATH, SHELL, ...CHROMIUM].find((path) => path && existsSync(path))
