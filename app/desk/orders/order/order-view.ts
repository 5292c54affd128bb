import type { MailAgain, OrderMailSeen } from '../../../orders/mails/order-mails.server'
import type { Billing, Order } from '../../../orders/order/order'
import type { Stage } from '../../../orders/queue/stage'
import type { OrderReturn } from '../../../orders/returns/find-returns.server'
import type { OrderNote } from '../../../orders/steps/order-notes.server'
import type { Step } from '../../../orders/steps/step'
import type { LinkAction } from '../../../orders/versions/by-link.server'

/** One that was asked for, or a withdrawal. `refund` is null until it is accepted. */
export interface ReturnSeen
  extends Pick<OrderReturn, 'number' | 'sequence' | 'kind' | 'state' | 'note' | 'answer'> {
  at: number
  lines: Pick<OrderReturn['lines'][number], 'title' | 'quantity' | 'reason'>[]
  refund: number | null
  restocked: boolean
}

/** What only who may read customers' data gets. */
interface OfCustomer extends Partial<Pick<Order, 'notes' | 'coupon' | 'tracking'>> {
  billing?: Billing
}

/** Without the link that its customer has. */
export interface ShownOrder extends Omit<Order, 'token' | keyof OfCustomer>, OfCustomer {
  country: string
}

/** Something done by whoever has the customer's link. */
export interface ActByLink {
  action: LinkAction
  at: number
}

/** What an order's page shows. Times in epoch milliseconds, but those of `order` in ISO 8601. */
export interface OrderView {
  order: ShownOrder
  /** The customer's link: who has it acts as the customer. Only for who may change orders. */
  customerPage?: string
  /** To be sent along with a change. */
  version: number
  stage: Stage
  packedAt?: number
  /** What may be done with it next. */
  steps: Step[]
  addressChangeable: boolean
  /** Of money received and given back. */
  payments: { kind: 'cash_received' | 'refund'; amount: number; note?: string; at: number }[]
  /** Money that was paid and is not refunded. */
  left: number
  cashDue: boolean
  returns: ReturnSeen[]
  documents: { kind: 'invoice' | 'credit_note'; number: string; href: string }[]
  notes: OrderNote[]
  mails: OrderMailSeen[]
  mailsAgain: MailAgain[]
  /** The customer's others, the newest first, and how many there are. */
  others: { number: string; stage: Stage; total: number; currency: string; placedAt: number }[]
  othersCount: number
  byLink: ActByLink[]
}
