import type { ProviderName } from '../../payments/provider'
import type { FindingFacts, FindingKind } from '../../payments/tables.server'

/** Money that does not match. Amounts are minor units of the facts' currency. */
export interface FindingRow {
  id: string
  kind: FindingKind
  provider: ProviderName
  /** The order's number; null where the shop knows no order of it. */
  order: string | null
  facts: FindingFacts
  /** The pattern in which amounts of the currency are written. */
  pattern: string
  /** Epoch milliseconds. */
  foundAt: number
  /** The provider’s id of what it is about, where no reference says it. */
  subject: string
}

/** Reserved money that waits for a person. */
export interface ReservedRow {
  id: string
  provider: ProviderName
  order: string
  reference: string
  amount: number
  pattern: string
  /** Epoch milliseconds until which it may be taken. */
  takeBy: number
}

export interface PaymentQueue {
  findings: FindingRow[]
  /** All that are unsettled: more than are listed, where there are many. */
  count: number
  reserved: ReservedRow[]
}
