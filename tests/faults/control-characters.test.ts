import { expect, test } from 'vitest'
import { startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { BILLING, orderOf } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

const NUL = 'a\0b'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:'
const KEY = '?key=exclusive-shop'

eachSeededPlace('a NUL', (place) => {
  const { client } = shopOfSuite(async () =>
    startBuiltShop({ ...settingsOf(await place()), LOG_LEVEL: 'silent' }),
  )
  const form = (path: string, fields: Record<string, string>) =>
    client.send('POST', path, new URLSearchParams(fields).toString(), FORM)

  test.each([
    '/shop/%00',
    '/fr/shop/%00',
    '/orders/%00',
    '/orders/%00/return',
    '/shop/%',
    '/shop/%C0%80',
  ])('a control character in the address %s of a page gives the not-found page', async (path) => {
    const { status, body } = await client.send('GET', path)
    expect(status).toBe(404)
    expect(body).toContain('<h1')
    expect((await client.send('HEAD', path)).status).toBe(404)
  })

  test.each([
    '/orders/a%00b/withdraw.data',
    '/api/orders/a%00b',
    '/fr/orders/a%00b.data',
    '/newsletter?confirm=%00',
    '/back-in-stock?confirm=%00&product=1',
  ])('a control character in the address %s is refused', async (path) => {
    expect((await client.send('GET', path)).status).toBe(400)
  })

  test.each(['/shop?q=%00', '/shop?brand=%00', '/api/products?sortBy=%00', '/suggest?q=a%00b'])(
    'a control character in the search %s finds nothing and is no fault',
    async (path) => expect((await client.send('GET', path)).status).toBeLessThan(500),
  )

  test('a control character in a quote or an order is refused and names the field', async () => {
    const quote = await client.quote({ items: [], coupon: NUL })
    expect([quote.status, Object.keys(quote.body.errors)]).toEqual([422, ['coupon']])
    for (const field of ['firstName', 'street', 'county', 'email']) {
      const order = await client.order(
        orderOf(undefined, { billing: { ...BILLING, [field]: NUL } }),
      )
      expect([order.status, Object.keys(order.body.errors)]).toEqual([422, [`billing.${field}`]])
    }
  })

  test('a control character in an account’s name and picture is refused', async () => {
    const account = { email: 'ana@shop.example', password: 'secret-123' }
    const refused = await client.send('POST', `${ACCOUNTS}signUp${KEY}`, {
      ...account,
      displayName: NUL,
    })
    expect(refused.status).toBe(400)
    expect(refused.body.error.message).toMatch(/^INVALID_DISPLAY_NAME/)
    const { body } = await client.send('POST', `${ACCOUNTS}signUp${KEY}`, account)
    for (const change of [
      { displayName: NUL },
      { photoUrl: NUL },
      { deleteProvider: [NUL] },
      { deleteProvider: ['google.com', 1] },
    ]) {
      const asked = { idToken: body.idToken, ...change }
      expect((await client.send('POST', `${ACCOUNTS}update${KEY}`, asked)).status).toBe(400)
    }
  })

  test('a control character in the forms of the pages is left out or refused', async () => {
    const message = { name: NUL, email: 'ana@shop.example', phone: '+8801700000000', message: NUL }
    const sent = await form('/contacts', message)
    expect(sent.status).toBe(200)
    expect(sent.body).not.toContain('\0')
    expect((await form('/newsletter', { token: NUL, do: 'leave' })).status).toBe(200)
    expect((await form('/api/newsletter', { email: `${NUL}@shop.example` })).status).toBe(303)
    const waited = { token: NUL, product: '1' }
    expect((await form('/back-in-stock', { ...waited, do: 'confirm' })).status).toBe(200)
    expect((await form('/back-in-stock', { ...waited, do: 'leave' })).status).toBe(200)
    const asked = { email: `${NUL}@shop.example`, product: NUL }
    expect((await form('/api/back-in-stock', asked)).status).toBe(303)
  })
})
