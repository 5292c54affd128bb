import { spawnSync } from 'node:child_process'
import { buildWhenStale } from './build.mjs'
import { installFromDebian } from './debian.mjs'
import { installWhatIsMissing, mustRun } from './install.mjs'

// npm run bench [-- start bytes pages api interactions lighthouse memory orders logins trade catalogue abuse]
// npm run bench -- soak [minutes] [sqlite|postgres] [visits a second]
// npm run bench -- index [products] [sqlite|postgres]
// npm run bench -- words [products]
// npm run bench -- desk [products] [orders] [sqlite|postgres]
// npm run bench -- fuzz [requests] [sqlite|postgres] [seed]
// npm run bench -- fuzz-at http://host:port [requests] [seed] [connections] [first request]
// npm run bench -- supervisor [rounds] [sqlite|postgres]
// npm run bench -- payments [purchases] [sqlite|postgres] [processes]
// npm run bench -- proxies [kills]
// npm run bench -- strangers [sqlite|postgres]
// npm run bench -- erase [orders] [sqlite|postgres]
installWhatIsMissing({ tools: true })
buildWhenStale()
// wrk costs the least itself; autocannon would limit fast responses.
if (spawnSync('wrk', ['-v']).error) installFromDebian(['wrk'])
const parts = process.argv.slice(2)
const run = (...args) => mustRun('node', ['bench/bundle.mjs', ...args])
const WITH_ARGUMENTS = {
  soak: 'soak',
  fuzz: 'abuse/fuzz',
  'fuzz-at': 'abuse/fuzz-at',
  index: 'index/living-index',
  words: 'index/words',
  desk: 'desk/lists',
  supervisor: 'faults/supervisor',
  payments: 'faults/payments',
  proxies: 'faults/proxies',
  strangers: 'strangers/hostile-files',
  erase: 'erase/prove',
}
/** Benches that make their own shops. */
const ALONE = { orders: 'orders/orders', logins: 'logins', trade: 'orders/trade' }
/** Benches of many minutes, run only when named. */
const LONG = { catalogue: 'catalogue', abuse: 'abuse/floods' }

if (parts[0] in WITH_ARGUMENTS) {
  run(WITH_ARGUMENTS[parts[0]], ...parts.slice(1))
  run('readme-table')
  process.exit()
}
const ours = parts.filter((part) => !(part in ALONE || part in LONG))
if (parts.length === 0 || ours.length > 0) run('run', ...ours)
for (const [part, file] of Object.entries(ALONE))
  if (parts.length === 0 || parts.includes(part)) run(file)
for (const [part, file] of Object.entries(LONG)) if (parts.includes(part)) run(file)
run('readme-table')
