import { z } from 'zod'
import { keysOf } from '../wire/key-fields'

const { form, fields } = keysOf({
  secretKey: {
    form: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w{3,250}$/, 'A secret key begins with sk_test_ or sk_live_.'),
    label: 'Secret key',
    secret: true,
    hint: 'In the Stripe dashboard: Developers, API keys. A restricted key needs Checkout Sessions, PaymentIntents, Refunds (write), Charges, Disputes and Balance (read).',
  },
  webhookSecret: {
    form: z
      .string()
      .regex(/^whsec_\S{3,250}$/, 'The signing secret of the webhook begins with whsec_.'),
    label: 'Signing secret of the webhook',
    secret: true,
    hint: 'In the Stripe dashboard: Developers, Webhooks, your endpoint, Signing secret.',
  },
})

/** What a merchant enters for Stripe. The prefix of the secret key says test or live. */
export const STRIPE_KEYS = {
  form: form.refine(({ mode, secretKey }) => secretKey.split('_')[1] === mode, {
    path: ['secretKey'],
    message: 'This is a key of the other mode: test keys take no money, live keys do.',
  }),
  fields,
}

export type StripeKeys = z.infer<typeof STRIPE_KEYS.form>
