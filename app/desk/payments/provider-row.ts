import type { ProviderName } from '../../payments/provider'
import type { KeyField } from '../../payments/wire/key-fields'

/** What the desk shows of an account with a provider: everything but its keys. */
export interface StoredAccount {
  live: boolean
  /** The minutes for which an attempt holds its order's stock. */
  minutes: number
  byHand: boolean
  /** Epoch milliseconds; it names the account that a change was made of. */
  storedAt: number
  /** False where another key sealed the account, so that it must be entered again. */
  opens: boolean
  /** The merchant wants the test payment though others reach the shop. */
  publicToo: boolean
}

export interface ProviderRow {
  provider: ProviderName
  fields: readonly KeyField[]
  /** Its payments may be reserved first and taken by a person. */
  mayReserve: boolean
  account?: StoredAccount
  /** Absolute address for the provider's messages; none for the test payment. */
  messagesTo?: string
  lastMessageAt?: number
  /** True where the provider stands among the shop's ways to pay. */
  offered: boolean
  /** Why it is not shown at the checkout though it is set up and offered, in a sentence. */
  hidden?: string
  open: { payments: number; refunds: number }
}

export interface Accounts {
  /** Others than this machine reach the shop. */
  isPublic: boolean
  rows: ProviderRow[]
}
