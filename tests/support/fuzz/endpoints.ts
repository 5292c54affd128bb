import type { z } from 'zod'
import { apis } from '../../../app/apis.server'
import { endpoints as deskEndpoints } from '../../../app/desk/endpoints'
import { sampleOf } from '../desk/hostile/samples'
import { orderOf } from '../shopper'
import type { Known } from './known'

export interface FuzzedEndpoint {
  method: string
  path: string
  query?: readonly string[]
  body?: (known: Known) => unknown
  as?: 'json' | 'form'
  desk?: true
}

const KEY = '?key=exclusive-shop'
const TOOLKIT = '/identitytoolkit.googleapis.com'
const EMAIL = 'ana@shop.example'
const PASSWORD = 'secret-123'

/** All fields that any of the SDK's calls read. */
const METHODS: Record<string, (known: Known) => object> = {
  signUp: ({ idToken }) => ({ email: EMAIL, password: PASSWORD, displayName: 'Ana', idToken }),
  signInWithPassword: () => ({ email: EMAIL, password: PASSWORD, returnSecureToken: true }),
  signInWithEmailLink: () => ({ email: EMAIL, oobCode: 'x' }),
  signInWithIdp: ({ idToken }) => ({
    requestUri: 'http://127.0.0.1',
    postBody: 'id_token=x&providerId=google.com',
    sessionId: 'x',
    pendingToken: 'code=x&providerId=google.com',
    idToken,
  }),
  lookup: ({ idToken }) => ({ idToken }),
  update: ({ idToken }) => ({
    idToken,
    displayName: 'Ana',
    photoUrl: 'https://pictures.example/1.png',
    email: EMAIL,
    deleteAttribute: ['PHOTO_URL'],
    deleteProvider: ['google.com'],
  }),
  resetPassword: () => ({ oobCode: 'x', newPassword: PASSWORD }),
  sendOobCode: ({ idToken }) => ({
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    email: EMAIL,
    newEmail: EMAIL,
    idToken,
    continueUrl: 'http://127.0.0.1/',
    returnOobLink: false,
  }),
  createAuthUri: () => ({
    identifier: EMAIL,
    continueUri: 'http://127.0.0.1/',
    providerId: 'google.com',
    sessionId: 'x',
  }),
  signInWithCustomToken: () => ({ token: 'x' }),
}

const json = (path: string, body: FuzzedEndpoint['body']): FuzzedEndpoint => ({
  method: 'POST',
  path,
  body,
  as: 'json',
})
const form = (path: string, fields: object): FuzzedEndpoint => ({
  method: 'POST',
  path,
  body: () => fields,
  as: 'form',
})

const identity = [
  ...Object.entries(METHODS).map(([name, body]) =>
    json(`${TOOLKIT}/v1/accounts:${name}${KEY}`, body),
  ),
  json(`${TOOLKIT}/v2/accounts:revokeToken${KEY}`, ({ idToken, refreshToken }) => ({
    idToken,
    token: refreshToken,
    tokenType: 'ACCESS_TOKEN',
    providerId: 'apple.com',
  })),
  form(`/securetoken.googleapis.com/v1/token${KEY}`, {
    grant_type: 'refresh_token',
    refresh_token: 'x',
  }),
  json(`/securetoken.googleapis.com/v1/token${KEY}`, ({ refreshToken }) => ({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  })),
]

const orders = [
  json('/api/orders', () => orderOf(undefined, { coupon: '', notes: 'x', language: 'fr' })),
  json('/api/quote', () => ({
    items: [{ productId: 1, quantity: 1, variant: 1 }],
    coupon: 'APP3',
    country: 'BD',
    postCode: '1205',
    payment: 'bank',
    language: 'de',
  })),
  json('/api/searches', () => ({ q: 'lamp', answer: 'answered', clicked: 1, carted: true })),
  json('/api/orders/:token/cancel', () => ({})),
  json('/webhooks/test', () => ({ id: 'evt_1', type: 'paid', data: { reference: 'EX-1-1' } })),
  form('/api/orders/:token/confirm', { code: 'x' }),
  form('/api/orders/:token/keep', {}),
  form('/api/orders/:token/pay', { way: 'bank', language: 'de' }),
  form('/test-payment/test_1', { answer: 'pays' }),
  form('/payment-returns/en/:token', { status: 'VALID', tran_id: 'EX-1-1' }),
]

const RETURNED = {
  'goes-0': '1',
  'pieces-0': '1',
  'reason-0': 'damaged',
  note: 'x',
  name: 'Ana',
  email: EMAIL,
}
const forms = [
  form('/contacts', {
    name: 'Ana',
    email: EMAIL,
    phone: '+8801700000000',
    message: 'x',
    website: '',
  }),
  form('/newsletter', { token: 'x', do: 'leave' }),
  form('/back-in-stock', { token: 'x', do: 'confirm', product: '1', variant: '1' }),
  form('/track-order', { number: '1001', email: EMAIL }),
  form('/orders/:token/return', RETURNED),
  form('/orders/:token/withdraw', RETURNED),
  form('/orders/:token/review/:line', { stars: '5', title: 'x', text: 'x', name: 'Ana' }),
  form('/api/newsletter', { email: EMAIL, language: 'fr', website: '' }),
  form('/api/newsletter/unsubscribe', { token: 'x', 'List-Unsubscribe': 'One-Click' }),
  form('/api/back-in-stock', { email: EMAIL, product: '1', variant: '1', language: 'fr' }),
  form('/api/back-in-stock/leave', { token: 'x' }),
  form('/shop/:id', { postcode: '1205' }),
  form('/orders/:erased/invoice', { email: EMAIL, postCode: '1205' }),
  form('/fr/orders/:erased/credit-note/:note', { email: EMAIL, postCode: '1205' }),
]

/** Paths that take seconds of a process of their own: the doctor. */
const SLOW = new Set(['/health'])

const desk = deskEndpoints
  .filter(({ path }) => !SLOW.has(path))
  .map(({ method, path, input }): FuzzedEndpoint => {
    const whole = { method, path: `/api/desk${path}`, desk: true as const }
    const sample = input && (sampleOf(input as z.ZodType) as object)
    if (method === 'GET') return { ...whole, query: Object.keys(sample ?? {}) }
    return { ...whole, body: () => sample ?? {}, as: 'json' }
  })

/** The routes that apis.server.ts mounts and the list above lacks. */
const mounted = apis()
  .routes.filter(({ method, path }) => method === 'GET' && !/[*]|^\/api\/desk/.test(path))
  .map(
    ({ path }): FuzzedEndpoint => ({
      method: 'GET',
      path: path + (/identitytoolkit/.test(path) ? KEY : ''),
    }),
  )

export const shopEndpoints = [...identity, ...orders, ...forms, ...mounted]
export const deskOnes = desk
