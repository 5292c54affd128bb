import { existsSync } from 'node:fs'
import { buildWhenStale } from './build.mjs'
import { installChromium } from './chromium.mjs'
import { installFromDebian } from './debian.mjs'
import { installWhatIsMissing, mustRun, root } from './install.mjs'

// npm test [-- nightly]: all tests; nightly those too that run on one engine by day
// npm test -- moments [words of a moment's line]
installWhatIsMissing({ tools: true })
installChromium()
// The data tests reach PostgreSQL through it, or else directly.
if (!existsSync('/usr/sbin/pgbouncer')) installFromDebian(['pgbouncer'])
const [part, wanted] = process.argv.slice(2)
if (part === 'moments') {
  buildWhenStale()
  mustRun('node', [`${root}scripts/moments.mjs`, wanted ?? ''])
} else {
  mustRun('node', [`${root}scripts/check.mjs`])
  buildWhenStale()
  mustRun('vitest', ['run', '--project', 'data', '--project', 'faults'], {
    env: { NODE_ENV: 'test', ...(part === 'nightly' && { NIGHTLY: 'true' }) },
  })
  mustRun('playwright', ['test'])
}
