import type { ShopResponse } from './shopper'
import { orderOf } from './shopper'

type Ask = (method: string, path: string, body?: unknown, headers?: object) => Promise<ShopResponse>

const CODE = 'oob-code-of-zuleika-8f3k2j5h6g7f8d9s0a'
export const EMAIL = 'zuleika.q@quill.example'
const PHONE = '+8801799424242'
export const SECRETS = [
  CODE,
  'zuleika',
  'quillfeather',
  'quill.example',
  '1799424242',
  'heron lane',
  'at the mill',
]
const BILLING = {
  firstName: 'Zuleika',
  lastName: 'Quillfeather',
  country: 'BD',
  street: '7 Heron Lane',
  city: 'Dhaka',
  postCode: '1205',
  phone: PHONE,
  email: EMAIL,
}
export const MINE = {
  items: [{ productId: 1, quantity: 1 }],
  more: { billing: BILLING, notes: 'At the mill' },
}
export const CONTACT = new URLSearchParams({
  name: 'Zuleika Quillfeather',
  email: EMAIL,
  phone: PHONE,
  message: 'Leave it at the mill, Heron Lane',
}).toString()
const REVIEW = new URLSearchParams({
  stars: '5',
  name: 'Zuleika Q.',
  text: 'Zuleika likes it at the mill',
}).toString()
const RETURN = new URLSearchParams({
  name: 'Zuleika Quillfeather',
  email: EMAIL,
  note: 'Zuleika will be at the mill',
  'goes-0': '1',
  'pieces-0': '1',
  'reason-0': 'other',
}).toString()
export const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
export const toolkit = (name: string) =>
  `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=exclusive-shop`

/** Sends every form and API the values above; returns the tokens that came back. */
export async function driveEverything(ask: Ask) {
  const account = { email: EMAIL, password: 'zuleika-word-1', displayName: 'Zuleika' }
  const signedUp = await ask('POST', toolkit('signUp'), { ...account, returnSecureToken: true })
  const { idToken, refreshToken } = signedUp.body as Record<string, string>
  const bearer = { Authorization: `Bearer ${idToken}` }
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const placed = await ask('POST', '/api/orders', orderOf(MINE.items, MINE.more), {
    ...bearer,
    ...key,
  })
  const token = placed.body.token ?? `token-of-zuleika-${crypto.randomUUID()}`
  const grant = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refreshToken ?? 'x',
  })
  await Promise.all([
    ask(
      'POST',
      '/api/orders',
      orderOf(MINE.items, { billing: { ...BILLING, phone: 'zuleika' } }),
      key,
    ),
    ask('POST', '/api/orders', '{"billing": "Zuleika Quillfeather', key),
    ask('POST', '/api/quote', { items: MINE.items, coupon: 'ZULEIKA', country: 'BD' }),
    ask('GET', `/api/orders/${token}`),
    ask('GET', '/api/orders', undefined, bearer),
    ask('POST', `/api/orders/${token}/cancel`),
    ask('GET', `/orders/${token}`, undefined, { Accept: 'text/html' }),
    ask('GET', `/orders/${token}.data`),
    ask('GET', `/orders/${token}/review/1`, undefined, { Accept: 'text/html' }),
    ask('POST', `/orders/${token}/review/1`, REVIEW, FORM),
    ask('POST', `/fr/orders/${token}/review/1.data`, REVIEW, FORM),
    ...['return', 'withdraw'].flatMap((page) =>
      [`/orders/${token}/${page}`, `/orders/${token}/${page}.data`].flatMap((path) => [
        ask('GET', path, undefined, { Accept: 'text/html' }),
        ask('POST', path, RETURN, FORM),
      ]),
    ),
    ask('POST', '/contacts', CONTACT, FORM),
    ask('POST', '/contacts.data', CONTACT, FORM),
    ask('POST', '/api/newsletter', { email: EMAIL }),
    ask('POST', '/api/newsletter', `email=${EMAIL}`, FORM),
    ask('POST', `/api/newsletter/unsubscribe?token=${token}`, '', FORM),
    ask('POST', '/api/back-in-stock', { email: EMAIL, product: 1 }),
    ask('POST', '/api/back-in-stock', `email=${EMAIL}&product=1`, FORM),
    ask('GET', `/back-in-stock?confirm=${token}&product=1`),
    ask('POST', '/back-in-stock', `token=${token}&product=1&do=confirm`, FORM),
    ask('GET', `/newsletter?token=${token}&confirm=${token}`),
    ask('POST', `/newsletter?token=${token}`, `token=${token}&do=confirm`, FORM),
    ask('GET', `/shop?q=${EMAIL}`),
    ask('GET', `/api/products/search?q=${EMAIL}`),
    ask('GET', `/suggest?q=${EMAIL}`),
    ask('GET', `/login?email=${EMAIL}`),
    ask('GET', `/nowhere/${EMAIL}`),
    ask('GET', `/reset-password?oobCode=${CODE}`),
    ask('POST', toolkit('signInWithPassword'), { email: EMAIL, password: 'zuleika-wrong' }),
    ask('POST', toolkit('sendOobCode'), { requestType: 'PASSWORD_RESET', email: EMAIL }),
    ask('POST', toolkit('resetPassword'), { oobCode: CODE, newPassword: 'zuleika-new' }),
    ask('POST', toolkit('lookup'), { idToken }),
    ask('POST', toolkit('update'), { idToken, displayName: 'Zuleika Q' }),
    ask('POST', '/securetoken.googleapis.com/v1/token?key=exclusive-shop', grant.toString(), FORM),
  ])
  await ask('POST', toolkit('delete'), { idToken })
  return [token, idToken, refreshToken].filter((one) => one !== undefined)
}
