import { buildWhenStale } from './build.mjs'
import { installWhatIsMissing, mustRun } from './install.mjs'

// npm run bench [-- start bytes pages api interactions lighthouse memory orders logins catalogue trade]
installWhatIsMissing()
buildWhenStale()
const parts = process.argv.slice(2)
const ours = parts.filter((part) => !['orders', 'logins', 'catalogue', 'trade'].includes(part))
if (parts.length === 0 || ours.length > 0) mustRun('node', ['bench/bundle.mjs', 'run', ...ours])
if (parts.length === 0 || parts.includes('orders')) mustRun('node', ['bench/bundle.mjs', 'orders'])
if (parts.length === 0 || parts.includes('trade')) mustRun('node', ['bench/bundle.mjs', 'trade'])
if (parts.length === 0 || parts.includes('logins')) mustRun('node', ['bench/bundle.mjs', 'logins'])
// A million products on each engine take many minutes: only when asked for.
if (parts.includes('catalogue')) mustRun('node', ['bench/bundle.mjs', 'catalogue'])
