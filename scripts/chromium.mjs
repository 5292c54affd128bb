import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.mjs'

/** Chromium without windows draws the same with two fifths less processor time. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell'
const WINDOWED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const first = (...paths) => paths.find((path) => path && existsSync(path))

/**
 * Returns the paths of the browsers for tests as far as they are installed. Each stands in for the
 * other; CHROMIUM_PATH stands in for both.
 */
export const installedChromium = () => ({
  windowless: first(process.env.CHROMIUM_PATH, WINDOWLESS, ...WINDOWED),
  windowed: first(process.env.CHROMIUM_PATH, ...WINDOWED, WINDOWLESS),
})

/** Installs the browsers for tests where they are missing and installing is possible. */
export function installChromium() {
  const missing = [
    ...(first(...WINDOWED) ? [] : ['chromium']),
    ...(first(WINDOWLESS) ? [] : ['chromium-headless-shell']),
  ]
  if (missing.length > 0 && !first(process.env.CHROMIUM_PATH)) installFromDebian(missing)
  if (installedChromium().windowless) return
  console.error(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to its executable.',
  )
  process.exit(1)
}
