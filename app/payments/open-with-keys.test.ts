import { expect, test } from 'vitest'
import { memoryJournal, memoryTokens } from '../../tests/support/payments/memory-keepers'
import {
  BKASH_TEST_KEYS,
  PAYPAL_TEST_KEYS,
  SSLCOMMERZ_TEST_KEYS,
  STRIPE_TEST_KEYS,
} from '../../tests/support/payments/provider-test-keys'
import { type KeyedProvider, openWithKeys } from './open-with-keys.server'

const kept = { tokens: memoryTokens(), journal: memoryJournal() }

test.each<[KeyedProvider, { mode: string }, string]>([
  ['stripe', STRIPE_TEST_KEYS, 'Secret key is wrong: This is a key of the other mode'],
  [
    'sslcommerz',
    { ...SSLCOMMERZ_TEST_KEYS, storeId: 'a b' } as { mode: string },
    'Store id is wrong',
  ],
  ['bkash', { ...BKASH_TEST_KEYS, topicArn: 'x' } as { mode: string }, 'Topic of the messages'],
  ['paypal', { ...PAYPAL_TEST_KEYS, webhookId: '' } as { mode: string }, 'Webhook id is wrong'],
])('%s opens with good stored keys and names a wrong one', (name, { mode: _, ...wrong }, words) => {
  const { mode: __, ...keys } = GOOD[name]
  expect(openWithKeys(name, { live: false, keys }, kept).name).toBe(name)
  const error = () => openWithKeys(name, { live: name === 'stripe', keys: wrong }, kept)
  expect(error).toThrow(words)
})

const GOOD = {
  stripe: STRIPE_TEST_KEYS,
  sslcommerz: SSLCOMMERZ_TEST_KEYS,
  bkash: BKASH_TEST_KEYS,
  paypal: PAYPAL_TEST_KEYS,
}

test('a stored key stands in no error about it', () => {
  const keys = { secretKey: 'sk_live_very-wrong-key', webhookSecret: 'whsec_hidden' }
  const opening = () => openWithKeys('stripe', { live: false, keys }, kept)
  expect(opening).toThrow(/^Secret key is wrong: /)
  expect(opening).not.toThrow(/very-wrong|hidden/)
})
