import { expect, test } from 'vitest'
import { paymentReturnsApi } from './payment-returns-api'

const back = (path: string, init?: RequestInit) =>
  paymentReturnsApi().request(`/payment-returns/${path}`, init)

test('a form of another site leads to the order’s page by GET', async () => {
  const form = new URLSearchParams({ status: 'VALID', tran_id: 'EX-1-1', amount: '1.00' })
  const headers = { Origin: 'https://securepay.sslcommerz.com' }
  const answers = [
    await back('en/abc_-1', { method: 'POST', body: form, headers }),
    await back('fr/abc?paymentID=TR1&status=success'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(answers.map(({ headers }) => headers.get('Location'))).toEqual([
    '/orders/abc_-1',
    '/fr/orders/abc',
  ])
})

test('a payment’s return address rejects every path but an order’s', async () => {
  for (const path of ['xx/abc', 'en/a%2Fb', 'en/a%0Ab', 'en//evil.example', `en/${'a'.repeat(65)}`])
    expect((await back(path)).status).toBe(404)
  expect((await back('en/abc', { method: 'PUT' })).status).toBe(404)
})
