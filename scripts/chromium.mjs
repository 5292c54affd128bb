import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's Chromium, installed first when it is missing and we may. */
export function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const found = () => candidates.find((path) => path && existsSync(path))
  if (!found() && process.getuid?.() === 0) {
    console.log('Installing chromium…')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    })
  }
  if (found()) return found()
  console.error(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to its executable.',
  )
  process.exit(1)
}
