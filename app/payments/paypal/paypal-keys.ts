import { z } from 'zod'
import { keysOf } from '../wire/key-fields'

/** What a merchant enters for PayPal. */
export const PAYPAL_KEYS = keysOf({
  clientId: {
    form: z.string().regex(/^[\w-]{10,200}$/, 'The client id has letters, digits, - and _ only.'),
    label: 'Client id',
    secret: false,
    hint: 'In the PayPal developer dashboard: Apps & Credentials, your app.',
  },
  clientSecret: {
    form: z.string().regex(/^[\w-]{10,200}$/, 'The secret has letters, digits, - and _ only.'),
    label: 'Secret',
    secret: true,
    hint: 'It stands below the client id.',
  },
  webhookId: {
    form: z.string().regex(/^\w{5,50}$/, 'The webhook id has letters and digits only.'),
    label: 'Webhook id',
    secret: false,
    hint: 'In your app: Webhooks. PayPal shows the id once the address of the shop was added.',
  },
})

export type PaypalKeys = z.infer<typeof PAYPAL_KEYS.form>
