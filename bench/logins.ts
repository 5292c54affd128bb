import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltShop } from '../tests/support/built-shop'
import { shopper } from '../tests/support/shopper'

const LOGINS_AT_ONCE = 50
const PAGES = ['/', '/shop', '/shop/1']
const EVERY_MS = 5
const password = 'secret-word'
const method = (name: string) =>
  `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=exclusive-shop`

/** Measures pages alone and while 50 visitors log in: `node bench/bundle.mjs logins [seconds]`. */
export async function main([seconds = '8']: string[]) {
  const shop = await startBuiltShop({ LOG_LEVEL: 'warn' })
  const visitor = shopper(shop.origin)
  try {
    const emails = Array.from({ length: LOGINS_AT_ONCE }, (_, n) => `storm-${n}@example.com`)
    await Promise.all(
      emails.map((email) => visitor.send('POST', method('signUp'), { email, password })),
    )
    await served(visitor, Number(seconds) / 4) // This round warms up.
    const idle = await served(visitor, Number(seconds))
    const storm = storming(visitor, emails)
    await sleep(500)
    const busy = await served(visitor, Number(seconds))
    const logins = await storm.end()
    const ratio = at(busy, 0.99) / at(idle, 0.99)
    console.log('| pages | p50 ms | p99 ms | of |\n|---|---|---|---|')
    console.log(`| idle | ${ms(idle, 0.5)} | ${ms(idle, 0.99)} | ${idle.length} |`)
    console.log(`| 50 log in | ${ms(busy, 0.5)} | ${ms(busy, 0.99)} | ${busy.length} |`)
    console.log(`\np99 ratio ${ratio.toFixed(2)}; ${logins.toFixed(1)} logins/s`)
    return 0
  } finally {
    visitor.close()
    await shop.stop()
  }
}

/** Asks for pages at a steady pace, without waiting; returns the milliseconds, sorted. */
async function served({ send }: ReturnType<typeof shopper>, seconds: number) {
  const times: Promise<number>[] = []
  const end = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < end; n++) {
    const began = performance.now()
    times.push(
      send('GET', PAGES[n % PAGES.length] ?? '/').then(({ status }) => {
        if (status !== 200) throw new Error(`a page returned ${status}`)
        return performance.now() - began
      }),
    )
    await sleep(EVERY_MS)
  }
  return (await Promise.all(times)).sort((a, b) => a - b)
}

function storming({ send }: ReturnType<typeof shopper>, emails: string[]) {
  let going = true
  let count = 0
  const began = performance.now()
  const all = Promise.all(
    emails.map(async (email) => {
      while (going) {
        const { status } = await send('POST', method('signInWithPassword'), { email, password })
        if (status !== 200) throw new Error(`a login returned ${status}`)
        count++
      }
    }),
  )
  return {
    async end() {
      const perSecond = count / ((performance.now() - began) / 1000)
      going = false
      await all
      return perSecond
    },
  }
}

const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const ms = (sorted: number[], share: number) => at(sorted, share).toFixed(1)
