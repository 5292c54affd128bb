import type { ReactNode } from 'react'
import type { Order } from '../orders/order/order'
import { shownStatus } from '../orders/order/status'
import { WAYS_TO_PAY } from '../orders/paying/ways-to-pay'
import { withColon } from '../texts/colon'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'

/** Days in the shop's calendar, formatted for people, by moment. */
export type OrderDays = Partial<Record<string, string>>

interface Props {
  order: Order
  days: OrderDays
  /** The moment the order expires, formatted for people. */
  due?: string
  /** True where the moment stands above, among what is to be transferred. */
  dueAbove?: boolean
  /** The address at which the parcel can be followed. */
  parcel?: string
  /** Further steps, such as of returns. */
  children?: ReactNode
}

/** Shows when a step of an order was made. */
export const StepDay = ({ at, days }: { at: string; days: OrderDays }) => (
  <time dateTime={at} className="block text-xs font-normal text-muted">
    {days[at]}
  </time>
)

export function OrderTimeline({ order, days, due, dueAbove, parcel, children }: Props) {
  const texts = useTexts('order')
  const language = useLanguage()
  const reached = new Set(order.history.map(({ status }) => status))
  const toCome =
    order.status === 'cancelled'
      ? []
      : WAYS_TO_PAY[order.payment].steps.filter((status) => !reached.has(status))
  const current = shownStatus(order)
  return (
    <section aria-labelledby="order-status">
      <h2 id="order-status" className="mb-4 text-xl font-medium">
        {texts.status}
      </h2>
      <ol className="timeline">
        {order.history.map(({ status, at }) => (
          <li
            key={status}
            data-reached
            aria-current={status === current ? 'step' : undefined}
            className={status === current ? 'step font-medium' : 'step'}
          >
            {status === 'awaiting_payment' && status !== current
              ? texts.statuses.ordered
              : texts.statuses[status]}
            <StepDay at={at} days={days} />
          </li>
        ))}
        {children}
        {toCome.map((status) => (
          <li key={status} className="step text-muted">
            {texts.statuses[status]}
          </li>
        ))}
      </ol>
      {order.dueAt && due && <p>{dueAbove ? texts.bankLate : fill(texts.bankDue, { due })}</p>}
      {order.tracking && order.tracking !== parcel && (
        <p className="wrap-anywhere">
          {withColon(language, texts.tracking)} {order.tracking}
        </p>
      )}
      {parcel && (
        <p>
          <a
            href={parcel}
            rel="noreferrer"
            className={
              order.status === 'shipped'
                ? 'button'
                : 'inline-flex min-h-11 items-center underline underline-offset-4'
            }
          >
            {texts.track}
          </a>
        </p>
      )}
    </section>
  )
}
