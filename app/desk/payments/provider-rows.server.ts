import { isPublic } from '../../content/opening/is-public.server'
import type { Connection } from '../../database/tables.server'
import { shopUrl } from '../../http/shop-url.server'
import { readAccounts } from '../../payments/accounts.server'
import { KEY_FORMS, TAKEN_BY_HAND } from '../../payments/key-forms'
import { countOpen, latestMessages, openedProvider } from '../../payments/open-providers.server'
import { PROVIDERS, type ProviderName } from '../../payments/provider'
import { isPublicToo } from '../../payments/trial/trial-account'
import { settings } from '../../settings/settings.server'
import type { Accounts, ProviderRow, StoredAccount } from './provider-row'

/** Lists every provider with the merchant's account, without any key. */
export async function providerRows(db: Connection): Promise<Accounts> {
  const stored = await storedAccounts(db)
  const messages = await latestMessages(db)
  const rows: ProviderRow[] = []
  for (const provider of PROVIDERS) {
    const account = stored.get(provider)
    const lastMessageAt = messages.get(provider)
    const hidden = account && hiddenBecause(provider)
    rows.push({
      provider,
      fields: provider === 'test' ? [] : KEY_FORMS[provider].fields,
      mayReserve: TAKEN_BY_HAND.includes(provider),
      offered: settings().payment.ways.some(({ way }) => way === provider),
      open: await countOpen(db, provider),
      ...(account && { account }),
      ...(provider !== 'test' && { messagesTo: shopUrl(`/webhooks/${provider}`) }),
      ...(lastMessageAt !== undefined && { lastMessageAt }),
      ...(hidden && { hidden }),
    })
  }
  return { isPublic: isPublic(), rows }
}

async function storedAccounts(db: Connection) {
  const { accounts } = await readAccounts(db)
  const rows = await db
    .selectFrom('payment_providers')
    .select(['provider', 'live', 'minutes', 'by_hand', 'changed_at'])
    .execute()
  return new Map(
    rows.map(({ provider, live, minutes, by_hand, changed_at }): [ProviderName, StoredAccount] => {
      const opened = accounts.find((one) => one.provider === provider)
      return [
        provider,
        {
          ...{ live: live === 1, minutes, byHand: by_hand === 1, storedAt: Number(changed_at) },
          ...{ opens: opened !== undefined, publicToo: isPublicToo(opened?.keys ?? {}) },
        },
      ]
    }),
  )
}

function hiddenBecause(name: ProviderName): string | undefined {
  const provider = openedProvider(name)?.provider
  if (!provider) return undefined
  const { currency } = settings().money
  const { currencies } = provider.can
  if (currencies && !currencies.includes(currency))
    return `It takes ${currencies.join(', ')} only, and the shop sells in ${currency}.`
  return provider.refusal?.()
}
