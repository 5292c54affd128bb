// A shop under test loads this by NODE_OPTIONS. The hosts of providers are fakes on loopback then, and
// the process ends itself by SIGKILL when it comes to a step for the nth time, counted from SIGUSR2
// on: before each statement, before and after each commit and each request to a provider.
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { StatementSync } from 'node:sqlite'
import { isMainThread } from 'node:worker_threads'

const given = process.env.KILLED_PAYMENTS

if (given && isMainThread && process.argv[1]?.endsWith('scripts/serve.mjs')) {
  const { hosts, kill, noted } = JSON.parse(given)
  let arrivals
  process.on('SIGUSR2', () => {
    arrivals = new Map()
  })

  const arrive = (step) => {
    if (!arrivals) return
    const nth = (arrivals.get(step) ?? 0) + 1
    arrivals.set(step, nth)
    if (noted) appendFileSync(noted, `${step}\n`)
    if (step === kill?.step && nth === kill.nth) process.kill(process.pid, 'SIGKILL')
  }

  const send = globalThis.fetch
  globalThis.fetch = async (address, init) => {
    const { host, pathname, search, searchParams } = new URL(address)
    if (!hosts[host]) throw new TypeError(`${host} is no fake`)
    const path = pathname.split('/').map(withoutId).join('/')
    // SSLCommerz reads and refunds at one address.
    const step = `${init?.method ?? 'GET'} ${path}${searchParams.has('refund_amount') ? '?refund' : ''}`
    arrive(`before ${step}`)
    const answer = await send(new URL(pathname + search, hosts[host]), init)
    arrive(`after ${step}`)
    return answer
  }
  const withoutId = (part) => (/\d/.test(part) && !/^v\d/.test(part) ? ':id' : part)

  /** Names a connection's statements by verb and table, and a commit by the last table written. */
  const stepsOf = () => {
    let last = 'nothing'
    return (text) => {
      const [verb = ''] = /^\w+/.exec(text.trim().toLowerCase()) ?? []
      if (verb === 'commit') return `commit of ${last}`
      const [, table] = /\b(?:into|update|from)\s+"(\w+)"/i.exec(text) ?? []
      if (table && verb !== 'select') last = table
      return table && `${verb} ${table}`
    }
  }

  const inFile = stepsOf()
  for (const name of ['all', 'run', 'get', 'iterate']) {
    const original = StatementSync.prototype[name]
    StatementSync.prototype[name] = function (...values) {
      const step = inFile(this.sourceSQL)
      if (step) arrive(`before ${step}`)
      const rows = original.apply(this, values)
      if (step?.startsWith('commit')) arrive(`after ${step}`)
      return rows
    }
  }

  const { Client } = createRequire(import.meta.url)('pg')
  const { query } = Client.prototype
  const ofClients = new WeakMap()
  Client.prototype.query = function (asked, ...more) {
    const stepOf = ofClients.get(this) ?? stepsOf()
    ofClients.set(this, stepOf)
    const step = stepOf(asked?.text ?? String(asked))
    if (step) arrive(`before ${step}`)
    const answer = query.call(this, asked, ...more)
    if (step?.startsWith('commit'))
      answer?.then?.(
        () => arrive(`after ${step}`),
        () => {},
      )
    return answer
  }
}
