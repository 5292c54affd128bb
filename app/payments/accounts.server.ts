import { announceChange, type DataChange, recordChange } from '../database/changes.server'
import type { Connection, Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { deskKeys, sealingKey } from '../secrets/desk-keys.server'
import { keyNamed, keyNameOf, seal, unseal } from '../secrets/sealed'
import type { ProviderName } from './provider'

/** A merchant's account with a provider. */
export interface ProviderAccount {
  provider: ProviderName
  /** False with keys for trying out. */
  live: boolean
  /** ISO 3166-1 alpha-2; undefined where the provider does not ask. */
  country?: string
  /** The minutes for which an attempt holds its order's stock. */
  minutes: number
  /** Payments are reserved only, until a person takes them. */
  byHand?: boolean
  /** The provider's own names of its keys, such as `secretKey`. */
  keys: Readonly<Record<string, string>>
}

/** Runs in the transaction of a change, before it: it may log it, or throw to refuse it. */
type Beside = (connection: Connection) => Promise<unknown>

const CHANGE: DataChange = { products: [], settings: true }
/** Names whose the sealed keys are: they open in no other row. */
const ownerOf = (provider: ProviderName) => `payment-provider:${provider}`

/** Stores an account with its keys sealed, in place of an earlier one; every process opens it. */
export async function storeAccount(
  db: Database,
  account: ProviderAccount,
  beside: Beside = async () => {},
) {
  const { provider, ...values } = accountRow(account)
  await inTransaction(db, async (connection) => {
    await beside(connection)
    await connection
      .insertInto('payment_providers')
      .values({ provider, ...values })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet(values))
      .execute()
    await recordChange(connection, CHANGE)
  })
  announceChange(db, CHANGE)
}

/** Returns an account as it is stored, its keys sealed. */
export const accountRow = ({ provider, ...account }: ProviderAccount) => ({
  provider,
  live: account.live ? 1 : 0,
  country: account.country ?? null,
  minutes: account.minutes,
  by_hand: account.byHand ? 1 : 0,
  sealed_keys: seal(sealingKey(), ownerOf(provider), JSON.stringify(account.keys)),
  changed_at: Date.now(),
})

/** Removes an account: its way to pay is offered no more. Open attempts cannot be read then. */
export async function removeAccount(
  db: Database,
  provider: ProviderName,
  beside: Beside = async () => {},
) {
  await inTransaction(db, async (connection) => {
    await beside(connection)
    await connection.deleteFrom('payment_providers').where('provider', '=', provider).execute()
    await recordChange(connection, CHANGE)
  })
  announceChange(db, CHANGE)
}

/** Returns the accounts whose keys open on this machine, and the providers whose keys do not. */
export async function readAccounts(db: Connection) {
  const rows = await db.selectFrom('payment_providers').selectAll().orderBy('provider').execute()
  const accounts: ProviderAccount[] = []
  const sealed: ProviderName[] = []
  for (const { provider, live, country, minutes, by_hand, sealed_keys } of rows) {
    const text = unseal(deskKeys(), ownerOf(provider), sealed_keys)
    if (text === undefined) sealed.push(provider)
    else
      accounts.push({
        ...{ provider, minutes, live: live === 1, byHand: by_hand === 1 },
        keys: JSON.parse(text),
        ...(country !== null && { country }),
      })
  }
  return { accounts, sealed }
}

/**
 * Seals the keys of a backup's accounts anew by this machine's own key, with the keys that came
 * along; those that neither opens stay as they are.
 */
export async function carryAccounts(saved: Database, brought: Buffer[]) {
  const own = new Set(deskKeys().map(keyNameOf))
  const rows = await saved.selectFrom('payment_providers').selectAll().execute()
  for (const { provider, sealed_keys: stored } of rows) {
    if (own.has(keyNamed(stored))) continue
    const text = unseal(brought, ownerOf(provider), stored)
    if (text === undefined) continue
    await saved
      .updateTable('payment_providers')
      .set({ sealed_keys: seal(sealingKey(), ownerOf(provider), text) })
      .where('provider', '=', provider)
      .execute()
  }
}
