import type { MailAgain, OrderMailSeen } from '../../../orders/mails/order-mails.server'
import type { Billing, Order } from '../../../orders/order/order'
import type { MoneyKind } from '../../../orders/order/tables.server'
import type { Stage } from '../../../orders/queue/stage'
import type { OrderReturn } from '../../../orders/returns/find-returns.server'
import type { OrderNote } from '../../../orders/steps/order-notes.server'
import type { Step } from '../../../orders/steps/step'
import type { OnlineSeen } from '../online/online-seen'
import type { OrderAct } from '../timeline/act'

/** A return or a withdrawal. `refund` is null until it is accepted. */
export interface ReturnSeen
  extends Pick<OrderReturn, 'number' | 'sequence' | 'kind' | 'state' | 'note' | 'answer'> {
  at: number
  lines: Pick<OrderReturn['lines'][number], 'title' | 'quantity' | 'reason'>[]
  refund: number | null
  restocked: boolean
}

/** Parts that only roles with customers' data get. */
interface OfCustomer extends Partial<Pick<Order, 'notes' | 'coupon' | 'tracking'>> {
  billing?: Billing
}

/** The order without its customer's secret link. */
interface ShownOrder extends Omit<Order, 'token' | keyof OfCustomer>, OfCustomer {
  country: string
}

/** Data of an order's page. Times in epoch milliseconds, but those of `order` in ISO 8601. */
export interface OrderView {
  order: ShownOrder
  /** The customer's link, which acts as the customer: only for roles that may change orders. */
  customerPage?: string
  /** The whole address of that page, for the phone: the customer has to pay and gets no mail. */
  payLink?: string
  /** Sent along with a change. */
  version: number
  stage: Stage
  packedAt?: number
  steps: Step[]
  addressChangeable: boolean
  /** A person marked it as paid, which can be taken back. */
  canBeUnpaid: boolean
  payments: {
    kind: MoneyKind
    amount: number
    note?: string
    at: number
    /** The person who refunded it. */
    by?: string
  }[]
  online: OnlineSeen
  /** All money that came, and what of it is not refunded. */
  received: number
  left: number
  /** The order is cancelled, and nobody has given its money back. */
  owed: boolean
  cashDue: boolean
  /** What was not paid before the parcel left, which the courier of a cash order brings. */
  rest: number
  returns: ReturnSeen[]
  documents: { kind: 'invoice' | 'credit_note'; number: string; href: string }[]
  notes: OrderNote[]
  mails: OrderMailSeen[]
  mailsAgain: MailAgain[]
  /** The customer's other orders, the newest first, and their number. */
  others: { number: string; stage: Stage; total: number; currency: string; placedAt: number }[]
  othersCount: number
  /** What people did with it by desk or link, oldest first. */
  acts: OrderAct[]
}
