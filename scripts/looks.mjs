import { buildWhenStale } from './build.mjs'
import { installChromium } from './chromium.mjs'
import { installWhatIsMissing, mustRun } from './install.mjs'

// This writes the current boxes, which tests/e2e/looks.spec.ts compares with.
if (process.env.CI) {
  console.error('CI compares looks; accept them where somebody looks at the pages.')
  process.exit(1)
}
installWhatIsMissing({ tools: true })
installChromium()
buildWhenStale()
mustRun('playwright', ['test', 'tests/e2e/looks.spec.ts', '--update-snapshots'])
