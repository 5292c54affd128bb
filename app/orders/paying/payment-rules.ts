import type { Settings } from '../../settings/schema'
import type { Texts } from '../../texts/texts'
import type { OrderStatus } from '../order/status'

/**
 * All that is particular to one way to pay. Its file is read by the browser too, so it holds no
 * server code: it is given the settings and texts that it works on.
 */
export interface PaymentRules {
  /** The statuses of an order that ends well; the first is the one that it is placed with. */
  steps: readonly ['awaiting_payment' | 'confirmed', ...OrderStatus[]]
  /** Statuses in which an order counts as open for the limits of a customer's open orders. */
  open: readonly OrderStatus[]
  /** The order is paid before it is sent; it ends by itself when it is not paid in time. */
  inAdvance?: {
    /** Milliseconds. */
    within(payment: Settings['payment']): number
    instructions: 'bank-instructions'
    reminder: 'bank-reminder'
  }
  /** The customer transfers the money to one of the shop's bank accounts. */
  toAccounts: boolean
  /** The courier receives the money; such an order may have to be confirmed by its customer. */
  atTheDoor: boolean
  says: {
    /** The mail that confirms the order. */
    confirmation(t: Texts['mails']['orderConfirmation']): string
    /** A further paragraph of the mail about a cancelled order. */
    cancellation?(t: Texts['mails']['orderCancelled']): string
    /** The name of the way on an invoice. */
    invoice(t: Texts['sheets']): string
    /** The order's page, once nothing is to be transferred. */
    page(t: Texts['order'], status: OrderStatus): string
  }
}
