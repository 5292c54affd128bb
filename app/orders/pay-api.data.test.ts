import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { trialShop } from '../../tests/support/payments/trial-shop'
import { placed } from '../../tests/support/placed-order'
import { config, readConfig, setConfig } from '../config.server'
import { DAY_MS, MINUTE_MS } from '../durations'
import { setOpened } from '../payments/open-providers.server'
import { changeStatus } from './changing/change-status.server'
import { readAttempt } from './online/attempt-jobs.server'

const FEE = 250

eachDatabase('paying an order that awaits its payment', (open) => {
  const at = trialShop(open, { cashFee: FEE })
  const { shop } = at

  test('a form leads to the payment page, twice to the same one, and after a failure to another', async () => {
    const order = await placed(shop.db, { payment: 'test' })
    const [first, second] = await Promise.all([at.pay(order.token), at.pay(order.token)])
    const page = first.headers.get('Location') ?? ''
    expect(first.status).toBe(303)
    expect(page).toMatch(/^\/test-payment\/test_\w+$/)
    expect(second.headers.get('Location')).toBe(page)
    await at.choose(page.split('/').at(-1) ?? '', 'declines')
    await shop.runJobs()
    const again = (await at.pay(order.token)).headers.get('Location')
    expect(again).toMatch(/^\/test-payment\/test_\w+$/)
    expect(again).not.toBe(page)
  })

  test('a page of another site is led to by a page of the shop', async () => {
    const { token } = await placed(shop.db, { payment: 'test' })
    shop.openWith()
    const response = await at.pay(token)
    expect(response.status).toBe(200)
    expect(response.headers.get('Refresh')).toMatch(/^0; url=https:\/\/pay\.example\/ref-/)
    expect(await response.text()).toMatch(/href="https:\/\/pay\.example\/ref-/)
  })

  test('an order whose provider is away stays, and its page says so', async () => {
    const { token, number } = await placed(shop.db, { payment: 'test', language: 'fr' })
    setOpened([])
    const response = await at.pay(token, { language: 'fr' })
    expect(response.headers.get('Location')).toBe(`/fr/orders/${token}?pay=refused#payment`)
    shop.openWith()
    shop.bank.faults.start = shop.bank.away
    const away = await at.pay(token)
    expect(away.headers.get('Location')).toBe(`/orders/${token}?pay=away#payment`)
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment', payment: 'test' })
  })

  test('choosing a transfer ends the attempt, and gives the time and mail of one', async () => {
    const { token, id, number, total, ref } = await shop.started()
    const before = await at.stamp(token)
    const response = await at.pay(token, { way: 'bank' })
    expect(response.headers.get('Location')).toBe(`/orders/${token}#payment`)
    const row = await shop.row(number)
    expect(row).toMatchObject({ payment: 'bank', status: 'awaiting_payment', total, fee: 0 })
    expect(Number(row.due_at) - Date.now()).toBeGreaterThan(2 * DAY_MS)
    expect(await at.attempts(id)).toMatchObject([{ status: 'cancelled' }])
    expect(await shop.mails('bank-instructions', id)).toBe(1)
    expect(await at.stamp(token)).not.toBe(before)
    // A stale page pays no more there, and nothing leads back.
    await at.choose(ref, 'pays')
    await shop.runJobs()
    expect(await shop.books(id)).toBe(0)
    const back = await at.pay(token, { way: 'test' })
    expect(back.headers.get('Location')).toBe(`/orders/${token}?pay=busy#payment`)
  })

  test('choosing cash adds its fee once with its tax, by however many clicks', async () => {
    const { total } = await placed(shop.db, { payment: 'cash_on_delivery' })
    const { token, id, number } = await shop.started()
    await Promise.all([1, 2, 3].map(() => at.pay(token, { way: 'cash_on_delivery' })))
    expect(await shop.row(number)).toMatchObject({
      ...{ payment: 'cash_on_delivery', status: 'confirmed', fee: FEE, total },
      ...{ due_at: null, remind_at: null },
    })
    expect(await shop.stock()).toBe(-2)
    const found = shop.db.selectFrom('order_search').select(['payment', 'total'])
    expect(await found.where('order_id', '=', id).execute()).toEqual([
      { payment: 'cash_on_delivery', total },
    ])
  })

  test('choosing cash of a new phone asks for a confirmation where the shop does', async () => {
    setConfig({ ...config, COD_CONFIRM_NEW_PHONE: 'true' })
    const { token, id, number } = await shop.started()
    await at.pay(token, { way: 'cash_on_delivery' })
    setConfig({ ...config, COD_CONFIRM_NEW_PHONE: readConfig({}).COD_CONFIRM_NEW_PHONE })
    const row = await shop.row(number)
    expect(row).toMatchObject({ status: 'awaiting_confirmation', due_at: null })
    expect([row.confirm_hash, row.confirm_by]).toEqual([expect.any(String), expect.any(Number)])
    expect(await shop.mails('order-to-confirm', id)).toBe(1)
  })

  test('once the money is there, no other way is taken', async () => {
    const { token, ref, id, number, total } = await shop.started()
    await at.choose(ref, 'pays') // The message has not been read yet.
    const response = await at.pay(token, { way: 'cash_on_delivery' })
    expect(response.headers.get('Location')).toContain('?pay=busy')
    expect(await shop.row(number)).toMatchObject({ status: 'paid', payment: 'test', total })
    expect(await shop.books(id)).toBe(total)
  })

  test('a payment and a change of the way at once leave one of both', async () => {
    for (let round = 0; round < 4; round++) {
      const { token, ref, id, number, total, attempt } = await shop.started()
      await Promise.all([
        Promise.resolve(at.choose(ref, 'pays')).then(() => readAttempt(shop.db, attempt.id)),
        at.pay(token, { way: 'cash_on_delivery' }),
      ])
      for (let rest = 0; rest < 3; rest++) await shop.runJobs(Date.now() + 2 * MINUTE_MS)
      const { status, payment } = await shop.row(number)
      expect([status, payment, await shop.books(id)]).toEqual(
        status === 'paid' ? ['paid', 'test', total] : ['confirmed', 'cash_on_delivery', 0],
      )
    }
  })

  test('money that comes after all goes back if the order’s price has changed', async () => {
    shop.openWith()
    const { token, ref, id, number, attempt } = await shop.started()
    await at.pay(token, { way: 'cash_on_delivery' })
    expect(await shop.row(number)).toMatchObject({ payment: 'cash_on_delivery' })
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status: 'confirmed' })
    expect(await shop.books(id)).toBe(0)
    expect(await at.stamp(token)).toContain('true') // Its page says that the money went back.
  })

  test('money that comes after all pays an order that costs the same by transfer', async () => {
    shop.openWith()
    const { token, ref, id, number, total, attempt } = await shop.started()
    await at.pay(token, { way: 'bank' })
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    expect(await shop.row(number)).toMatchObject({ status: 'paid', payment: 'test' })
    expect(await shop.books(id)).toBe(total)
  })

  test('while the provider does not answer, or holds the money, the way stays', async () => {
    shop.openWith()
    const held = await shop.started()
    shop.bank.faults.read = shop.bank.away
    const away = await at.pay(held.token, { way: 'bank' })
    expect(away.headers.get('Location')).toContain('?pay=away')
    shop.bank.faults.read = undefined
    await shop.db
      .updateTable('payment_attempts')
      .set({ status: 'review' })
      .where('id', '=', held.attempt.id)
      .execute()
    const busy = await at.pay(held.token, { way: 'bank' })
    expect(busy.headers.get('Location')).toContain('?pay=busy')
    expect(await shop.row(held.number)).toMatchObject({ payment: 'test' })
  })

  test('an unknown order, a foreign page or a way that is not offered changes nothing', async () => {
    const { token, number } = await shop.started()
    expect((await at.pay('unknown')).status).toBe(404)
    expect((await at.pay(token, { way: 'bank' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
      400,
    )
    expect((await at.pay(token, { way: 'stripe' })).headers.get('Location')).toContain('refused')
    await at.pay(token, { way: 'barter', language: 'xx' })
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment', payment: 'test' })
    await changeStatus(shop.db, { token }, 'cancelled')
    expect((await at.pay(token)).headers.get('Location')).toContain('?pay=busy')
    expect((await at.pay(token, { way: 'bank' })).headers.get('Location')).toContain('?pay=busy')
    expect(await shop.row(number)).toMatchObject({ status: 'cancelled' })
  })
})
