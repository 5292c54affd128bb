import { type BkashOptions, openBkash } from './bkash/bkash.server'
import { KEY_FORMS } from './key-forms'
import { openPaypal } from './paypal/paypal.server'
import type { Provider, ProviderName } from './provider'
import { openSslcommerz } from './sslcommerz/sslcommerz.server'
import { openStripe } from './stripe/stripe.server'

/** Providers that need keys of the merchant: all but the test payment. */
export type KeyedProvider = Exclude<ProviderName, 'test'>

/** The keys of a merchant as they are stored, by their names. */
interface StoredKeys {
  live: boolean
  keys: Readonly<Record<string, string>>
}

/** What the shop keeps for its providers between calls; another base and clock only in tests. */
export type KeptForProviders = Pick<
  BkashOptions,
  'tokens' | 'journal' | 'base' | 'clock' | 'fetchIt'
>

/** Opens a provider with stored keys. Throws an Error that names the first key that is wrong. */
export function openWithKeys(
  name: KeyedProvider,
  { live, keys }: StoredKeys,
  kept: KeptForProviders,
): Provider {
  const entered = { ...keys, mode: live ? 'live' : 'test' }
  switch (name) {
    case 'stripe':
      return openStripe({ keys: checked(name, KEY_FORMS.stripe.form.safeParse(entered)), ...kept })
    case 'sslcommerz':
      return openSslcommerz({
        keys: checked(name, KEY_FORMS.sslcommerz.form.safeParse(entered)),
        ...kept,
      })
    case 'bkash':
      return openBkash({ keys: checked(name, KEY_FORMS.bkash.form.safeParse(entered)), ...kept })
    case 'paypal':
      return openPaypal({ keys: checked(name, KEY_FORMS.paypal.form.safeParse(entered)), ...kept })
  }
}

interface Checked<Keys> {
  data?: Keys
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}

function checked<Keys>(name: KeyedProvider, { data, error }: Checked<Keys>): Keys {
  const [issue] = error?.issues ?? []
  if (data !== undefined && !issue) return data
  const field = KEY_FORMS[name].fields.find((one) => one.name === issue?.path[0])
  throw new Error(`${field?.label ?? 'A key'} is wrong: ${issue?.message}`)
}
