import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import {
  codeOf,
  type IdentityService,
  startIdentityService,
} from '../../tests/support/identity-service'
import { BILLING } from '../../tests/support/shopper'
import { askToBeTold } from '../catalogue/back-in-stock/requests.server'
import type { Database } from '../database/tables.server'
import { TYPED } from '../mail/enqueue-mail.server'
import { mailboxOf } from '../mail/mailbox.server'
import { renderTemplate } from '../mail/templates.server'
import { changeStatus } from '../orders/changing/change-status.server'
import { parseOrder } from '../orders/placing/order-request.server'
import { placeOrder } from '../orders/placing/place-order.server'
import { registerOrderMails } from '../orders/register-mails.server'
import { storeMessage } from './contact.server'
import { subscribe } from './newsletter.server'
import { registerContentMails } from './register-mails.server'

eachDatabase('mails nobody asked for', (open) => {
  let db: Database
  let service: IdentityService
  let count = 0
  beforeAll(async () => {
    db = await open('seeded')
    registerContentMails()
    registerOrderMails()
    service = await startIdentityService(db)
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
    const request = parsed.value
    const placing = await placeOrder(db, { key, request, uid, language: 'en', network })
    if (!placing.ok) throw new Error(placing.code)
    return placing.order
  }
  const write = (email: string, name = 'Ana', message = 'Hello') =>
    storeMessage(db, { email, name, message, phone: '' }, 'en')
  const allMails = async () => {
    const jobs = await db.selectFrom('jobs').select(['payload', 'run_at']).orderBy('id').execute()
    return jobs.map(({ payload, run_at }) => ({ ...JSON.parse(payload), run_at }))
  }
  const mailsTo = async (to: string) => (await allMails()).filter((mail) => mail.to === to)
  let network: string | undefined
  const from = (address: string) => {
    network = address
    service.from(address)
  }

  const REQUESTS = 36
  /** Each kind of request by strangers, in spellings and from networks of their own. */
  const kinds: Record<string, (email: string, n: number) => Promise<unknown>> = {
    newsletter: (email) => subscribe(db, email, 'en'),
    contact: (email) => write(email),
    'back in stock': (email, n) =>
      askToBeTold(db, { productId: (n % 3) + 6, address: email, language: 'en' }),
    'sign-up and its mail': async (email) => {
      const { json } = await service.call('signUp', { email, password: 'secret-word' })
      const idToken = json?.idToken
      return service.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    },
    'change of address': async (email, n) => {
      const own = { email: `stranger-${n}-${email}`, password: 'secret-word' }
      const { json } = await service.call('signUp', own)
      const { idToken } = json
      const requestType = 'VERIFY_AND_CHANGE_EMAIL'
      return service.call('sendOobCode', { requestType, idToken, newEmail: email })
    },
    reset: (email) => service.call('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
    'sign-in link': (email) => service.call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email }),
    orders: async (email) => {
      const { token } = await order(email)
      await changeStatus(db, { token }, 'cancelled')
    },
  }
  const spellings = (name: string) => (n: number) =>
    [`${name}+${n}@example.com`, `${name.toUpperCase()}@example.com`, `"${name}"@example.com`][
      n % 3
    ]
  const waits = (mail: { run_at: number }) => mail.run_at > Date.now()

  test.each(Object.keys(kinds))(
    'the customer’s own mails go at once after a flood by %s',
    async (kind) => {
      const name = kind.replace(/\W/g, '')
      const email = `${name}@example.com`
      from('203.0.113.7')
      const { json } = await service.call('signUp', { email, password: 'secret-word' })
      await db
        .updateTable('stock')
        .set({ quantity: 0 })
        .where('product_id', 'in', [6, 7, 8])
        .execute()
      for (let n = 0; n < REQUESTS; n++) {
        from(`198.51.100.${n}`)
        await kinds[kind]?.(
          kind === 'orders' ? `${name}+${n}@example.com` : (spellings(name)(n) ?? ''),
          n,
        )
      }
      const before = new Set((await mailsTo(email)).map(({ key }) => key))
      from('203.0.113.7')
      const { number } = await order(email, json.localId)
      for (const requestType of ['PASSWORD_RESET', 'EMAIL_SIGNIN'])
        expect(codeOf(await service.call('sendOobCode', { requestType, email }))).toBeUndefined()
      await changeStatus(db, { number }, 'paid')
      const own = (await mailsTo(email)).filter(({ key }) => !before.has(key))
      expect(own.map(({ template }) => template).toSorted()).toEqual([
        'bank-instructions',
        'identity-code',
        'identity-code',
        'order-confirmation',
        'order-paid',
      ])
      expect(own.filter(waits)).toEqual([])
      // The flood itself stays within what one mailbox takes an hour.
      const all = (await allMails()).filter(({ to }) => mailboxOf(to).mailbox === email)
      const most = kind === 'orders' ? 3 * (15 + 10) : 2 * (TYPED.burst + TYPED.waiting)
      expect(all.length - own.length).toBeLessThanOrEqual(most)
    },
  )

  test('an honest shopper does not meet the limit', async () => {
    const email = 'honest@example.com'
    const { json } = await service.call('signUp', { email, password: 'secret-word' })
    await service.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: json.idToken })
    await subscribe(db, email, 'en')
    await write(email)
    for (let n = 0; n < 12; n++) {
      const { number } = await order(email)
      for (const status of ['paid', 'shipped'] as const) await changeStatus(db, { number }, status)
    }
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(3 + 12 * 4)
    expect(mails.filter(waits)).toEqual([])
  })

  test('the answer is the same for known and unknown addresses where too many mails wait', async () => {
    const answers = async (email: string) => {
      for (let n = 0; n < TYPED.burst + TYPED.waiting; n++) await write(email, 'Ana', `Hello ${n}`)
      const asked = { productId: 6, address: email, language: 'en' } as const
      return [await subscribe(db, email, 'en'), await askToBeTold(db, asked)]
    }
    const known = 'subscriber@example.com'
    await subscribe(db, known, 'en')
    expect(await answers(known)).toEqual([false, 'later'])
    expect(await answers('nobody@example.com')).toEqual([false, 'later'])
    const rows = await db.selectFrom('subscribers').select('email').execute()
    expect(rows.map((row) => row.email)).not.toContain('nobody@example.com')
  })

  test('no mail carries a stranger’s text until the address is confirmed', async () => {
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
