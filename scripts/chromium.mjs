import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.mjs'

/** Returns Debian's Chromium, installed first when it is missing and installing is possible. */
export function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const found = () => candidates.find((path) => path && existsSync(path))
  if (!found()) installFromDebian(['chromium'])
  if (found()) return found()
  console.error(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to its executable.',
  )
  process.exit(1)
}
