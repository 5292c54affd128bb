import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { startBuiltShop } from '../support/built-shop'
import { sessionOf } from '../support/desk/desk-client'

const shop = await startBuiltShop()
afterAll(() => shop.stop())

test.runIf(process.platform === 'linux')(
  'a shop that stops while it is examined leaves no process in its data folder',
  async () => {
    const db = await openDatabase({ dataDir: shop.dataDir })
    const { cookie } = await sessionOf(db, 'owner')
    await closeDatabase(db)
    const closed = new AbortController() // The person closes the tab.
    const asked = fetch(`${shop.origin}/api/desk/health?anew=true`, {
      headers: { Cookie: cookie, 'X-Desk': '1' },
      signal: closed.signal,
    }).catch(() => {})
    let examining = childrenOf(shop.process.pid)
    for (; examining.length === 0; examining = childrenOf(shop.process.pid)) await sleep(5)
    closed.abort()
    await asked
    const ended = once(shop.process, 'exit')
    shop.process.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    expect(examining.filter(lives)).toEqual([])
  },
)

const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function lives(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
