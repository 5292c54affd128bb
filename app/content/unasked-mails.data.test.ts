import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import {
  codeOf,
  type IdentityService,
  startIdentityService,
} from '../../tests/support/identity-service'
import { BILLING } from '../../tests/support/shopper'
import { seedDemo } from '../catalogue/seed.server'
import type { Database } from '../database/tables.server'
import { MAILS_AN_HOUR } from '../mail/address-limit.server'
import { renderTemplate } from '../mail/templates.server'
import { changeStatus } from '../orders/change-status.server'
import { registerOrderMails } from '../orders/mails/register-mails.server'
import { parseOrder } from '../orders/placing/order-request.server'
import { placeOrder } from '../orders/placing/place-order.server'
import { storeMessage } from './contact.server'
import { subscribe } from './newsletter.server'
import { registerContentMails } from './register-mails.server'

eachDatabase('mails nobody asked for', (open) => {
  let db: Database
  let service: IdentityService
  let count = 0
  beforeAll(async () => {
    db = await open()
    registerContentMails()
    registerOrderMails()
    service = await startIdentityService(db)
    await seedDemo(db)
  })
  afterAll(() => service.stop())

  const order = async (email: string, uid?: string, firstName = 'Ana') => {
    const parsed = parseOrder({
      items: [{ productId: 1, quantity: 1 }],
      payment: 'bank',
      billing: { ...BILLING, email, firstName },
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const key = `unasked-${++count}`
    const placing = await placeOrder(db, { key, request: parsed.value, uid, language: 'en' })
    if (!placing.ok) throw new Error(placing.code)
    return placing.order
  }
  const write = (email: string, name = 'Ana', message = 'Hello') =>
    storeMessage(db, { email, name, message, phone: '' }, 'en')
  const mailsTo = async (to: string) => {
    const jobs = await db.selectFrom('jobs').select(['payload', 'state']).execute()
    return jobs
      .map(({ payload, state }) => ({ ...JSON.parse(payload), state }))
      .filter((mail) => mail.to === to)
  }

  test('of all kinds together one address gets a few; every order succeeds', async () => {
    const email = 'stranger@example.com'
    await service.call('signUp', { email, password: 'secret-word' })
    for (let n = 0; n < 10; n++) {
      const { token } = await order(email)
      expect(await changeStatus(db, { token }, 'cancelled')).toMatchObject({ ok: true })
      await write(email)
      await subscribe(db, email, 'en')
    }
    const asked = { requestType: 'PASSWORD_RESET', email }
    expect(codeOf(await service.call('sendOobCode', asked))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    const mails = await mailsTo(email)
    expect(mails.filter(({ state }) => state === 'waiting')).toHaveLength(MAILS_AN_HOUR)
    expect(mails.every(({ template }) => template !== 'identity-code')).toBe(true)
    const toShop = (await mailsTo('shop@exclusive.example')).map(({ state }) => state)
    expect(toShop).toEqual(Array(10).fill('waiting'))
  })

  test('an honest shopper does not meet the limit', async () => {
    const email = 'honest@example.com'
    const { json } = await service.call('signUp', { email, password: 'secret-word' })
    await service.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: json.idToken })
    await subscribe(db, email, 'en')
    await write(email)
    for (let n = 0; n < 2; n++) {
      const { number } = await order(email)
      for (const status of ['paid', 'shipped'] as const) await changeStatus(db, { number }, status)
    }
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(11)
    expect(mails.filter(({ state }) => state !== 'waiting')).toEqual([])
  })

  test('none carries text of a stranger’s choosing until the address is confirmed', async () => {
    const email = 'victim@example.com'
    const words = 'Win at evil.example/now'
    const { json } = await service.call('signUp', {
      email,
      password: 'x-secret',
      displayName: words,
    })
    await service.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await write(email, words, words)
    await subscribe(db, email, 'en')
    await order(email, json.localId, words)
    const texts = async () =>
      Promise.all(
        (await mailsTo(email)).map(async ({ template, language, data }) => {
          const { subject, html, text } = await renderTemplate(template, language, data)
          return `${subject} ${html} ${text}`
        }),
      )
    const before = await texts()
    expect(before).toHaveLength(5)
    for (const text of before) expect(text).not.toMatch(/evil|Win at|Lake Road/)
    await db.updateTable('accounts').set({ email_verified: 1 }).where('email', '=', email).execute()
    expect((await texts()).join()).toContain('Lake Road')
  })
})
