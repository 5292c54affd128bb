import type { Database } from '../database/tables.server'
import { shopUrl } from '../http/shop-url.server'
import { keptRefunds } from './kept/kept-refunds.server'
import { keptTokens } from './kept/kept-tokens.server'
import { keptTrials } from './kept/kept-trials.server'
import { registerProvider } from './open-providers.server'
import { type KeptForProviders, type KeyedProvider, openWithKeys } from './open-with-keys.server'
import { PROVIDERS } from './provider'
import { openTrial } from './trial/trial.server'
import { trialRefusal } from './trial/trial-account'

/** The page of a test payment on the shop's own origin. */
export const trialPage = (providerRef: string) => shopUrl(`/test-payment/${providerRef}`)

/**
 * Makes every provider known with what it keeps in the database; none is opened before the merchant
 * has stored an account. `isPublic` tells whether others reach the shop. `hosts` gives other hosts
 * of providers than the public ones, in tests.
 */
export function registerProviders(
  db: Database,
  isPublic: () => boolean,
  hosts: (name: KeyedProvider) => Partial<KeptForProviders> = () => ({}),
) {
  const kept = { tokens: keptTokens(db), journal: keptRefunds(db) }
  for (const name of PROVIDERS)
    registerProvider(name, ({ live, keys }) =>
      name === 'test'
        ? openTrial({
            store: keptTrials(db),
            signingKey: keys['signingKey'] ?? '',
            pageOf: trialPage,
            refusal: () => trialRefusal(keys, isPublic()),
          })
        : openWithKeys(name, { live, keys }, { ...kept, ...hosts(name) }),
    )
}
