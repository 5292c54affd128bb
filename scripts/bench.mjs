import { buildWhenStale } from './build.mjs'
import { installWhatIsMissing, mustRun } from './install.mjs'

// npm run bench [-- start bytes pages api interactions lighthouse memory orders logins catalogue]
// npm run bench -- soak [minutes] [sqlite|postgres] [visits a second]
installWhatIsMissing()
buildWhenStale()
const parts = process.argv.slice(2)
if (parts[0] === 'soak') {
  mustRun('node', ['bench/bundle.mjs', ...parts])
  process.exit(0)
}
const ours = parts.filter((part) => !['orders', 'logins', 'catalogue', 'index'].includes(part))
if (parts.length === 0 || ours.length > 0) mustRun('node', ['bench/bundle.mjs', 'run', ...ours])
if (parts.length === 0 || parts.includes('orders')) mustRun('node', ['bench/bundle.mjs', 'orders'])
if (parts.length === 0 || parts.includes('logins')) mustRun('node', ['bench/bundle.mjs', 'logins'])
// A million products on each engine take many minutes: only when asked for.
for (const name of ['catalogue', 'index'])
  if (parts.includes(name))
    mustRun('node', ['bench/bundle.mjs', name === 'index' ? 'living-index' : name])
