import { buildWhenStale } from './build.mjs'
import { installWhatIsMissing, mustRun, onProjectNode, readSettings, root } from './install.mjs'

installWhatIsMissing()
if (onProjectNode()) {
  readSettings()
  buildWhenStale()
  const { main } = await import('../build/server/shop.js')
  process.exitCode = await main(process.argv.slice(2))
} else mustRun('node', [`${root}scripts/shop.mjs`, ...process.argv.slice(2)])
