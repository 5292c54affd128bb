import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { HOUR_MS } from '../../app/durations'
import { startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { BILLING, orderOf, shopper } from '../support/shopper'

const VICTIM = 'victim@shop.example'

eachSeededPlace('mails that a limit holds', (place) => {
  test('outlive kill -9 and go once, and the customer’s own wait for none of them', async () => {
    const here = await place()
    const settings = { ...settingsOf(here), TRUST_PROXY: 'true' }
    const start = async () => {
      const shop = await startBuiltShop(settings)
      const client = shopper(shop.origin)
      return { shop, client }
    }
    const outbox = (kind: string) =>
      readdirSync(join(here.dataDir, 'outbox')).filter(
        (name) => name.startsWith(kind) && name.endsWith('.eml'),
      )
    const first = await start()
    const from = (n: number) => ({ 'X-Forwarded-For': `198.51.100.${n}` })
    for (let n = 0; n < 20; n++) {
      const body = { email: `victim+${n}@shop.example` }
      const sent = await first.client.send('POST', '/api/newsletter', body, from(n))
      expect(sent.status).toBe(n < 16 ? 200 : 429)
    }
    await expect.poll(() => outbox('newsletter-welcome').length, { timeout: 20_000 }).toBe(8)
    first.client.close()
    first.shop.process.kill('SIGKILL')
    await new Promise((resolve) => first.shop.process.once('exit', resolve))

    const db = await openDatabase(here)
    const second = await start()
    const order = orderOf(undefined, { payment: 'bank', billing: { ...BILLING, email: VICTIM } })
    expect((await second.client.order(order)).status).toBe(201)
    const own = () => [...outbox('order-confirmation'), ...outbox('bank-instructions')].length
    await expect.poll(own, { timeout: 20_000 }).toBe(2)
    expect(outbox('newsletter-welcome')).toHaveLength(8)
    // As if an hour had passed, also for mails that were in flight when it was killed.
    await db
      .updateTable('jobs')
      .set((job) => ({ run_at: job('run_at', '-', HOUR_MS) }))
      .execute()
    await expect.poll(() => outbox('newsletter-welcome').length, { timeout: 20_000 }).toBe(16)
    const left = () => db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()
    await expect.poll(async () => (await left()).length, { timeout: 20_000 }).toBe(0)
    expect(outbox('newsletter-welcome')).toHaveLength(16)
    second.client.close()
    await second.shop.end()
    await closeDatabase(db)
  })
})
