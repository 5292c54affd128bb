import type { Settings } from '../../settings/schema'
import type { Texts } from '../../texts/texts'
import type { OrderStatus } from '../order/status'

/**
 * All that is particular to one way to pay. The browser reads its file too, so it holds no server
 * code and is given settings and texts.
 */
export interface PaymentRules {
  /** The statuses of a successful order, the first as it is placed. */
  steps: readonly ['awaiting_payment' | 'confirmed', ...OrderStatus[]]
  /** Statuses that count for the limits of a customer's open orders. */
  open: readonly OrderStatus[]
  /** The order is paid before it is sent, and ends by itself when unpaid. */
  inAdvance?: {
    /** Milliseconds. */
    within(payment: Settings['payment']): number
    instructions?: 'bank-instructions'
    reminder?: 'bank-reminder' | 'online-reminder'
  }
  /** The customer transfers the money to one of the shop's bank accounts. */
  toAccounts: boolean
  /** The courier receives the money; the customer may have to confirm the order. */
  atTheDoor: boolean
  says: {
    confirmation(t: Texts['mails']['orderConfirmation']): string
    /** A further paragraph of the mail about a cancelled order. */
    cancellation?(t: Texts['mails']['orderCancelled']): string
    invoice(t: Texts['sheets']): string
    /** The order's page, once nothing is to be transferred. */
    page(t: Texts['order'], status: OrderStatus): string
  }
}
