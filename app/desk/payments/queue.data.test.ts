import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import { setDesk } from '../../../tests/support/desk/set-desk'
import { payingShop } from '../../../tests/support/payments/paying-shop'
import { inTransaction } from '../../database/transactions/transaction.server'
import { readAttempt } from '../../orders/online/attempt-jobs.server'
import { noteFinding } from '../../payments/findings.server'
import { countTasks } from '../start/tasks.server'
import type { PaymentQueue } from './queue-row'

eachDatabase('money that does not match at the desk', (open) => {
  const shop = payingShop(open)
  let desk: ReturnType<typeof deskCaller>
  beforeAll(() => {
    setDesk()
    desk = deskCaller(shop.db)
  })
  beforeEach(async () => {
    await shop.db.deleteFrom('payment_findings').execute()
    desk.audited.length = 0
  })

  const queue = async (role: 'owner' | 'viewer' = 'owner') =>
    (await desk.ask(role, 'GET', '/payments')).body as PaymentQueue
  const tasks = async () => {
    const found = await countTasks(shop.db)
    return Object.fromEntries(found.map(({ task, count }) => [task, count]))
  }

  test('a wrong amount stands there with its order until somebody settles it with a note', async () => {
    const { number, attempt, ref, total } = await shop.started()
    shop.bank.pay(ref, { amount: total - 1, currency: 'USD' })
    await readAttempt(shop.db, attempt.id)
    const { findings, count } = await queue()
    expect(count).toBe(1)
    expect(findings).toMatchObject([
      {
        kind: 'other_money',
        order: number,
        facts: { amount: total - 1, mismatch: 'other_amount' },
      },
    ])
    expect(await tasks()).toMatchObject({ payments: 1 })
    const path = `/payments/findings/${findings[0]?.id}/settle`
    for (const note of ['', '   ', 'x'.repeat(1001), 5, undefined])
      expect((await desk.ask('staff', 'POST', path, { note })).status).toBe(422)
    expect((await desk.ask('reader', 'POST', path, { note: 'ok' })).status).toBe(403)
    const both = await Promise.all(
      ['staff', 'owner'].map((role) =>
        desk.ask(role as 'staff', 'POST', path, { note: 'Given back by hand.' }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(desk.audited).toMatchObject([
      {
        ...{ action: 'order.payment-settled', subject: `order ${number}` },
        after: { kind: 'other_money', note: 'Given back by hand.' },
      },
    ])
    expect(await queue()).toMatchObject({ findings: [], count: 0 })
    expect(await tasks()).not.toHaveProperty('payments')
    const row = await shop.db.selectFrom('payment_findings').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ note: 'Given back by hand.', settled_by: expect.any(String) })
  })

  test('money of no order is settled too, and a viewer reads no provider’s reasons', async () => {
    await inTransaction(shop.db, (connection) =>
      noteFinding(connection, {
        ...{ kind: 'not_in_ledger', subject: 'stripe cs_1', provider: 'stripe' },
        facts: { amount: 900, currency: 'EUR', reason: 'Ana Kovač paid' },
      }),
    )
    const [found] = (await queue()).findings
    expect(found).toMatchObject({ order: null, facts: { reason: 'Ana Kovač paid' } })
    expect(JSON.stringify(await queue('viewer'))).not.toContain('Ana')
    const path = `/payments/findings/${found?.id}/settle`
    expect((await desk.ask('owner', 'POST', path, { note: 'Another shop’s.' })).status).toBe(200)
    expect(desk.audited).toMatchObject([{ subject: 'payment stripe cs_1' }])
    const strange = await desk.ask('owner', 'POST', '/payments/findings/none/settle', { note: 'x' })
    expect(strange.status).toBe(409)
  })

  test('reserved money is listed and counted until it is taken', async () => {
    shop.openWith({ byHand: true })
    const { number, attempt, ref, total } = await shop.started()
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    expect((await queue()).reserved).toMatchObject([{ order: number, amount: total }])
    expect(await tasks()).toMatchObject({ reserved: 1 })
    await desk.ask('owner', 'POST', `/orders/${number}/payments/${attempt.id}/take`)
    expect((await queue()).reserved).toEqual([])
  })
})
