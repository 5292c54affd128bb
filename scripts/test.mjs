import { buildWhenStale } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installWhatIsMissing, mustRun, root } from './install.mjs'

installWhatIsMissing()
const chromium = findChromium()
mustRun('node', [`${root}scripts/check.mjs`])
buildWhenStale()
mustRun('vitest', ['run', '--project', 'data', '--project', 'faults'], {
  env: { NODE_ENV: 'test' },
})
mustRun('playwright', ['test'], { env: { CHROMIUM_PATH: chromium } })
