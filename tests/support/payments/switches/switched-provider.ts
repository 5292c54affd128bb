import type { ProviderAccount } from '../../../../app/payments/accounts.server'
import type { KeptForProviders } from '../../../../app/payments/open-with-keys.server'
import type { Trouble } from '../fake-host'
import type { MoneySwitches, RefundSwitch } from '../fake-ledger'
import type { FakeMessage, MessageSwitches } from '../fake-messages'

/** What goes wrong, or comes late, between a shop and a provider. */
export const SWITCHES = [
  ...(['duplicate', 'reordered', 'late after cancel', 'late after expiry'] as const),
  ...(['late after expiry without stock', 'late after refund', 'lost webhook'] as const),
  ...(['500 after commit', 'timeout', 'tampered amount', 'other currency'] as const),
  ...(['wrong signature', 'old signature', 'refund stuck'] as const),
  ...(['refund failed after success', 'dispute'] as const),
]
export type Switch = (typeof SWITCHES)[number]

/** A fake of a provider with the switches of the table. `ref` is the provider's id of an attempt. */
export interface SwitchedProvider {
  /** The shop takes agreed money itself: late money is never taken. */
  takenByShop: boolean
  account: ProviderAccount
  kept?: Partial<KeptForProviders>
  /** The shopper pays; where `reordered`, after a try that fails where there may be one. */
  pay(ref: string, money?: MoneySwitches & { reordered?: boolean }): unknown
  take(switches?: MessageSwitches): FakeMessage[]
  /** Paths of calls that do something: for starting, taking and refunding. */
  paths?: { start: RegExp; capture: RegExp; refund: RegExp }
  trouble?(path: RegExp, how: Trouble): void
  refunds?: {
    are(how: RefundSwitch): void
    settle(refundRef: string, how: 'done' | 'failed'): void
    /** One whose answer was lost is never sent again: a person looks. */
    unknownStays?: boolean
  }
  dispute?(named: { ref: string; paymentRef: string }, how: 'open' | 'won'): void
  /** The money of an attempt that the provider holds for the shop, in minor units. */
  holds(named: { reference: string; ref: string }): number | Promise<number>
  stop(): Promise<unknown>
}
