import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import {
  codeOf,
  type IdentityService,
  startIdentityService,
} from '../../tests/support/identity-service'
import { setDatabase } from '../database/current.server'
import type { Database } from '../database/tables.server'
import { emailKey } from '../orders/coupons/coupons.server'
import { newsletterApi } from './newsletter-api'

const TYPED = 'Ana@Müller.at'
const PLAIN = 'ana@xn--mller-kva.at'

eachDatabase('an address whose domain has an umlaut', (open) => {
  let db: Database
  let service: IdentityService
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    service = await startIdentityService(db)
  })
  afterAll(() => service.stop())

  const subscribe = async (email: string) => {
    const body = JSON.stringify({ email, language: 'de' })
    const headers = { 'content-type': 'application/json' }
    return (await newsletterApi().request('/api/newsletter', { method: 'POST', headers, body }))
      .status
  }

  test('is one subscriber however a browser writes it, with a mail that can be sent', async () => {
    expect([await subscribe(TYPED), await subscribe(PLAIN)]).toEqual([200, 200])
    expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([{ email: PLAIN }])
    const [mail] = await db.selectFrom('jobs').select('payload').execute()
    expect(JSON.parse(mail?.payload ?? '').to).toBe(PLAIN)
    expect(await subscribe('jörg@example.at')).toBe(422)
  })

  test('is one account, and one customer', async () => {
    const password = 'secret-word'
    const { json } = await service.call('signUp', { email: TYPED, password })
    expect(json.email).toBe(PLAIN)
    expect(codeOf(await service.call('signUp', { email: PLAIN, password }))).toBe('EMAIL_EXISTS')
    const signedIn = await service.call('signInWithPassword', { email: TYPED, password })
    expect(signedIn.status).toBe(200)
    expect(emailKey(TYPED)).toBe(PLAIN)
  })
})
