import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runCommand } from '../support/run-command'
import { BILLING, orderOf } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

const HELD_MS = 3000
const account = { email: 'held@shop.example', password: 'first-word', returnSecureToken: true }
const stranger = { ...BILLING, email: 'new@shop.example', phone: '+8801711111111' } // APP3 is for a first order
const identity = (method: string) =>
  `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=exclusive-shop`

const { shop, client } = shopOfSuite()

test('another process holds the SQLite file: pages are served, every write waits, then succeeds', async () => {
  const { idToken } = (await client.send('POST', identity('signUp'), account)).body
  const [cancelled, paid] = await Promise.all(
    [1, 2].map(async () => (await client.order(orderOf(undefined, { payment: 'bank' }))).body),
  )
  await client.send('POST', '/api/newsletter', { email: account.email })
  const other = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'), { timeout: 5000 })
  const { token } = other.prepare('select token from subscribers').get() as { token: string }

  other.exec('BEGIN IMMEDIATE')
  let written = 0
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
  const message = 'name=Ana&email=a@b.example&phone=%2B8801700000000&message=Hello+there'
  const writes = [
    client.send('POST', identity('update'), { idToken, displayName: 'Ana' }),
    client.send('POST', identity('sendOobCode'), { requestType: 'VERIFY_EMAIL', idToken }),
    client.send('POST', identity('signInWithPassword'), account),
    client.send('POST', '/newsletter', `do=confirm&token=${token}`, form),
    client.send('POST', '/contacts', message, form),
    client.cancel(cancelled.token),
    client.order(orderOf([{ productId: 2, quantity: 1 }])),
    client.order(orderOf([{ productId: 3, quantity: 1 }], { coupon: 'APP3', billing: stranger })),
  ]
  for (const write of writes) void write.then(() => written++)
  const command = runCommand({ DATA_DIR: shop.dataDir }, 'orders', 'mark-paid', paid.number)
  let pages = 0
  for (const until = Date.now() + HELD_MS; Date.now() < until; await sleep(20)) {
    const asked = ['/', `/shop/1?q=${pages}`, '/api/products/2', `/orders/${paid.token}`]
    const sent = await Promise.all(asked.map((path) => client.send('GET', path)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    pages++
  }
  // A thread that waits for the file answers nothing meanwhile: each wait takes 5 s.
  expect(pages).toBeGreaterThan(10)
  expect(written).toBe(0)
  other.exec('COMMIT')
  other.close()

  const answers = await Promise.all(writes)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 201, 201])
  expect(await command).toMatchObject({ code: 0 })
  expect((await client.send('GET', `/api/orders/${paid.token}`)).body.status).toBe('paid')
})
