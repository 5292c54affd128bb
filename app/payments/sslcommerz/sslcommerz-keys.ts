import { z } from 'zod'
import { keysOf } from '../wire/key-fields'

/** What a merchant enters for SSLCommerz. */
export const SSLCOMMERZ_KEYS = keysOf({
  storeId: {
    form: z.string().regex(/^[\w-]{1,30}$/, 'The store id has at most 30 letters and digits.'),
    label: 'Store id',
    secret: false,
    hint: 'SSLCommerz sends it by mail when the store is opened.',
  },
  storePassword: {
    form: z.string().min(1).max(60),
    label: 'Store password (API)',
    secret: true,
    hint: 'It comes with the store id. It is not the password of the merchant panel.',
  },
})

export type SslcommerzKeys = z.infer<typeof SSLCOMMERZ_KEYS.form>
