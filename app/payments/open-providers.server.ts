import { setOffersOnline } from '../cart/shipping/ways-to-pay.server'
import { loadOnSettingsChange } from '../database/changes.server'
import type { Connection, Database } from '../database/tables.server'
import type { OnlinePayment } from '../settings/payments'
import { settings } from '../settings/settings.server'
import { type ProviderAccount, readAccounts } from './accounts.server'
import { OPEN_STATUSES } from './attempt'
import type { Provider, ProviderName } from './provider'

/** Opens a provider with the merchant's keys. Throws an Error that names what a key lacks. */
type OpenProvider = (account: ProviderAccount) => Provider

interface OpenedProvider {
  provider: Provider
  account: Omit<ProviderAccount, 'keys'>
}

const openers = new Map<ProviderName, OpenProvider>()
let opened: ReadonlyMap<ProviderName, OpenedProvider> = new Map()

/** Makes a provider known; it is opened once the merchant has stored an account. */
export const registerProvider = (name: ProviderName, open: OpenProvider) =>
  void openers.set(name, open)

/** Returns a provider that the merchant has set up, or undefined. */
export const openedProvider = (name: ProviderName) => opened.get(name)

/** Opens every account. Returns lines that name accounts which cannot be opened, without keys. */
export async function loadProviders(db: Connection): Promise<string[]> {
  const { accounts, sealed } = await readAccounts(db)
  const lines = sealed.map((name) => `The keys of ${name} were sealed by another key.`)
  const found = new Map<ProviderName, OpenedProvider>()
  for (const account of accounts)
    try {
      const provider = openers.get(account.provider)?.(account)
      const { keys: _, ...rest } = account
      if (provider) found.set(account.provider, { provider, account: rest })
      else lines.push(`This version has no provider ${account.provider}.`)
    } catch (error) {
      lines.push(`${account.provider} cannot be opened: ${(error as Error).message}`)
    }
  setOpened([...found.values()])
  return lines
}

/** Offers these providers alone, such as one that needs no account. */
export function setOpened(all: readonly OpenedProvider[]) {
  opened = new Map(all.map((one) => [one.provider.name, one]))
  setOffersOnline(takes)
}

/** Tells whether a provider that is set up takes a total in minor units of the shop's currency. */
function takes(name: OnlinePayment, total: number) {
  const found = opened.get(name)
  if (!found || found.provider.refusal?.() !== undefined) return false
  const { can } = found.provider
  const { shop, money } = settings()
  const { currency } = money
  // An account that names no country is in the seller's own.
  const country = found.account.country || shop.country
  return (
    (can.currencies?.includes(currency) ?? true) &&
    (country === '' || (can.countries?.includes(country) ?? true)) &&
    total <= can.most(currency) &&
    // A cart without products is not too cheap yet.
    (total === 0 || total >= can.least(currency))
  )
}

/** Opens the accounts now, and again after each change of any process. */
export function watchProviders(db: Database, warn: (line: string) => void) {
  return loadOnSettingsChange(async () => {
    for (const line of await loadProviders(db)) warn(line)
  })
}

/** What an account is still needed for. */
interface OpenAtProvider {
  /** Attempts that may still be paid. */
  payments: number
  /** Refunds that the provider has not done yet. */
  refunds: number
}

/** Counts what could not be read any more without the provider's account. */
export async function countOpen(db: Connection, provider: ProviderName): Promise<OpenAtProvider> {
  const payments = await db
    .selectFrom('payment_attempts')
    .select((row) => row.fn.countAll().as('count'))
    .where('provider', '=', provider)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow()
  const refunds = await db
    .selectFrom('payment_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_refunds.attempt_id')
    .select((row) => row.fn.countAll().as('count'))
    .where('payment_attempts.provider', '=', provider)
    .where('payment_refunds.status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return { payments: Number(payments.count), refunds: Number(refunds.count) }
}

/** Returns the epoch milliseconds of each provider's latest message. */
export async function latestMessages(db: Connection) {
  const rows = await db
    .selectFrom('payment_events')
    .select((row) => ['provider' as const, row.fn.max('received_at').as('at')])
    .groupBy('provider')
    .execute()
  return new Map(rows.map(({ provider, at }) => [provider, Number(at)]))
}
