import { afterEach, expect, test } from 'vitest'
import { PAID_AT } from '../../../tests/support/payments/asked-payment'
import { startFakeHost, type Trouble } from '../../../tests/support/payments/fake-host'
import {
  openedBkash,
  openedPaypal,
  openedSslcommerz,
  openedStripe,
} from '../../../tests/support/payments/opened-providers'
import { ProviderAway } from '../provider'
import { askProvider } from './ask-provider.server'
import { payPage } from './provider-amounts'
import { refusedBy } from './refused'

const PROVIDERS = {
  stripe: openedStripe,
  sslcommerz: openedSslcommerz,
  bkash: openedBkash,
  paypal: openedPaypal,
}

const TROUBLES: Trouble[] = [
  'down',
  'failing',
  'cut',
  'too large',
  'not UTF-8',
  'deep',
  'empty object',
  'no JSON',
  'moved',
]

let stop = async () => {}
afterEach(() => stop())

test.each(Object.keys(PROVIDERS).flatMap((name) => TROUBLES.map((how) => [name, how] as const)))(
  '%s that answers “%s” is away: nothing is known, nothing is told',
  async (name, how) => {
    const { fake, provider, begun } = await PROVIDERS[name as keyof typeof PROVIDERS](() => PAID_AT)
    stop = fake.stop
    const { attempt } = await begun()
    fake.trouble(/./, how)
    const error = await provider.read(attempt).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ProviderAway)
    expect(error.message).not.toMatch(/127\.0\.0\.1|passw|secret|sk_test|http/i)
    expect(fake.calls.map(({ path }) => path)).not.toContain('/elsewhere')
    expect(await provider.read(attempt)).toMatchObject({ status: 'pending' })
  },
)

test('a provider that never answers is given up in time', async () => {
  const fake = await startFakeHost(() => ({ json: {} }))
  stop = fake.stop
  fake.trouble(/./, 'silent')
  const url = new URL('/?store_passwd=hidden', fake.base)
  await expect(askProvider('Bank', { method: 'GET', url, mostMs: 100 })).rejects.toThrow(
    'Bank gave no answer: it took too long.',
  )
})

test('a host that is not there is named without its address', async () => {
  const url = new URL('http://127.0.0.1:1/?store_passwd=hidden')
  const error = await askProvider('Bank', { method: 'GET', url }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ProviderAway)
  expect(String(error.stack)).not.toContain('hidden')
})

test('a shopper is sent to hosts of the provider only, by https', () => {
  const page = (address: string | undefined) =>
    payPage('Bank', address, ['pay.bank.example'], new URL('https://api.bank.example'))
  expect(page('https://pay.bank.example/p?a=1')).toBe('https://pay.bank.example/p?a=1')
  for (const address of [
    undefined,
    '',
    'javascript:alert(1)',
    'http://pay.bank.example/p',
    'https://pay.bank.example:8443/p',
    'https://pay.bank.example.evil.example/p',
    'https://evil.example/pay.bank.example',
    'https://pay.bank.example@evil.example/p',
    'https://user:pass@pay.bank.example/p',
    '//pay.bank.example/p',
  ])
    expect(() => page(address), address).toThrow(ProviderAway)
})

test('a refusal is short, on one line and without keys that the provider repeats', () => {
  const message = `Key sk_test_abcdef\nis ${'very '.repeat(200)} wrong`
  const { code, message: words } = refusedBy('Bank', { message }, ['sk_test_abcdef'])
  expect(code).toBe('refused')
  expect(words).toMatch(/^Bank refused: Key … is very /)
  expect(words.length).toBeLessThan(320)
})
