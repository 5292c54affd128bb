import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { trialShop } from '../../../tests/support/payments/trial-shop'
import { placed } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { LANGUAGES } from '../../business'
import { MINUTE_MS } from '../../durations'
import { Outdated, renderTemplate } from '../../mail/templates.server'
import { endUnpaid } from '../changing/end-unpaid.server'
import { mayEndUnpaid } from '../online/end-attempts.server'
import { registerOrderMails } from '../register-mails.server'
import { remindUnpaid } from './remind-unpaid.server'

eachDatabase('an online order that is not paid for', (open) => {
  const at = trialShop(open)
  const { shop } = at

  test('an unpaid online order is held as long as the merchant says, and reminded once half-way', async () => {
    await setSettings(shop.db, { 'payment.onlineHoldMinutes': 30 })
    const order = await placed(shop.db, { payment: 'test' })
    await setSettings(shop.db, { 'payment.onlineHoldMinutes': undefined })
    const { id, due_at } = await shop.row(order.number)
    const minutes = (count: number) => Date.parse(order.placedAt) + count * MINUTE_MS
    expect(Number(due_at)).toBe(minutes(30))
    expect(await remindUnpaid(shop.db, minutes(15) - 1)).toBe(0)
    const both = await Promise.all([1, 2].map(() => remindUnpaid(shop.db, minutes(15))))
    expect(both.toSorted()).toEqual([0, 1])
    expect(await shop.mails('online-reminder', id)).toBe(1)
    await shop.db.deleteFrom('jobs').execute()
    const end = (now: number) => endUnpaid(shop.db, now, mayEndUnpaid(shop.db))
    expect(await end(minutes(30) - 1)).toBe(0)
    expect(await end(minutes(30))).toBe(1)
    expect(await shop.row(order.number)).toMatchObject({ status: 'cancelled', ended_by: 'unpaid' })
  })

  test('an hour is the default', async () => {
    const { number, placedAt } = await placed(shop.db, { payment: 'test' })
    expect(Number((await shop.row(number)).due_at)).toBe(Date.parse(placedAt) + 60 * MINUTE_MS)
  })

  test('the mails lead to the payment, and the reminder is not sent once nothing is to be paid there', async () => {
    registerOrderMails()
    const { id, token } = await shop.started()
    await shop.db
      .updateTable('orders')
      .set({ due_at: Date.now() + 30 * MINUTE_MS })
      .where('id', '=', id)
      .execute()
    const mail = (template: string, language: 'en' | 'fr' | 'es' | 'de' = 'en') =>
      renderTemplate(template, language, { orderId: id })
    for (const language of LANGUAGES) {
      const { subject, text } = await mail('online-reminder', language)
      expect(subject).toContain('EX-')
      expect(text).toContain(`/orders/${token}`)
      expect(subject + text).not.toMatch(/[{}]|undefined/)
    }
    expect((await mail('order-confirmation')).text).toContain('Pay, or choose another way')
    await at.pay(token, { way: 'bank' })
    await expect(mail('online-reminder')).rejects.toThrow(Outdated)
    expect((await mail('order-confirmation')).text).toContain('View your order')
  })
})
