import type { OrderReturn } from '../../orders/returns/find-returns.server'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { ReturnedFrame, ReturnedPieces, ReturnOutcome } from './returned-frame'
import type { ReturnedOrderData } from './returned-order.server'

interface Props {
  order: ReturnedOrderData
  withdrawal: OrderReturn
}

/** Shows what was declared and when, to print or keep; the mail says the same. */
export function WithdrawalReceipt({ order, withdrawal }: Props) {
  const { withdraw: t } = useTexts('returns')
  const language = useLanguage()
  const { number, name, email, lines, refund } = withdrawal
  const facts = [
    [t.order, order.number],
    [t.number, number],
    [t.name, name],
    [t.email, email],
  ].filter(([, value]) => value)
  const amount = formatPrice(language, refund ?? 0, order.pattern)
  return (
    <ReturnedFrame title={t.doneTitle} order={order}>
      <ReturnOutcome>
        {fill(t.done, { moment: order.moment ?? '', email: email ?? '' })}
      </ReturnOutcome>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ReturnedPieces lines={lines} />
      {order.status === 'cancelled' ? (
        <p>
          {t.cancelled} {refund === null ? t.nothingPaid : fill(t.refund, { amount })}
        </p>
      ) : (
        <>
          <p>{t.sendBack}</p>
          <p>
            {fill(t.sendTo, { return: number })}
            <span className="mt-2 block wrap-anywhere">{order.address}</span>
          </p>
        </>
      )}
      <p className="needs-js">
        <button type="button" className="button button-outline" onClick={() => window.print()}>
          {t.print}
        </button>
      </p>
    </ReturnedFrame>
  )
}
