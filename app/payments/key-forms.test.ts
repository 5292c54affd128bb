import { expect, test } from 'vitest'
import {
  BKASH_TEST_KEYS,
  PAYPAL_TEST_KEYS,
  SSLCOMMERZ_TEST_KEYS,
  STRIPE_TEST_KEYS,
} from '../../tests/support/payments/provider-test-keys'
import { KEY_FORMS } from './key-forms'

const KEYS = {
  stripe: STRIPE_TEST_KEYS,
  sslcommerz: SSLCOMMERZ_TEST_KEYS,
  bkash: BKASH_TEST_KEYS,
  paypal: PAYPAL_TEST_KEYS,
}

test.each(Object.keys(KEYS) as (keyof typeof KEYS)[])(
  'the fields of %s are those of its form, and each that must be there is asked for',
  (name) => {
    const { form, fields } = KEY_FORMS[name]
    const keys: Record<string, unknown> = { ...KEYS[name] }
    expect(form.safeParse(keys).error).toBeUndefined()
    expect(['mode', ...fields.map((field) => field.name)].sort()).toEqual(Object.keys(keys).sort())
    for (const field of fields) {
      const { [field.name]: _, ...lacking } = keys
      expect(form.safeParse(lacking).success, field.name).toBe(field.optional)
      expect(form.safeParse({ ...keys, [field.name]: '' }).success, field.name).toBe(false)
    }
  },
)
