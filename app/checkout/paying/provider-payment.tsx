import type { Order } from '../../orders/order/order'
import type { ShownPayment } from '../../orders/unpaid/shown-payment.server'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { usePaymentNews } from './use-payment-news'

interface Props {
  order: Order
  payment: ShownPayment
  /** The name of why the last try led to no payment page. */
  refused?: string
}

/** The statuses of a cash order whose advance came. */
const SETTLED: readonly string[] = ['confirmed', 'shipped', 'delivered']

/**
 * What is known of a payment at a provider, and how to go on with it. All works without scripts; with
 * them the page renews itself.
 */
export function ProviderPayment({ order, payment, refused }: Props) {
  const texts = useTexts('payOrder')
  const language = useLanguage()
  const { state, advance, others, returned } = payment
  const watched = state !== undefined || returned.some(({ done }) => !done)
  usePaymentNews(order.token, watched ? payment.stamp : undefined)
  const price = (amount: number) => formatPrice(language, amount, order.pattern)
  const why = texts.refused[refused as keyof typeof texts.refused]
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status" className="grid gap-4">
        {order.advance !== undefined && SETTLED.includes(order.status) && (
          <p>{fill(texts.advancePaid, { advance: price(order.advance) })}</p>
        )}
        {state && why && <p className="notice">{why}</p>}
        {advance && (
          <p>
            {fill(texts.advance, {
              advance: price(advance.amount),
              rest: price(order.total - advance.amount),
            })}
          </p>
        )}
        {state && <p>{texts[state]}</p>}
        {returned.map(({ amount, done }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be of the same amount
          <p key={at}>
            {fill(done ? texts.returned : texts.returning, {
              amount: price(amount),
            })}
          </p>
        ))}
      </div>
      {state && state !== 'held' && (
        <form method="post" action={`/api/orders/${order.token}/pay`} className="grid gap-4">
          <input type="hidden" name="language" value={language} />
          {state === 'checking' && <p className="text-muted">{texts.unfinished}</p>}
          {advance && advance.takers.length > 1 ? (
            advance.takers.map(({ payment: by, label }) => (
              <button
                key={by}
                type="submit"
                name="by"
                value={by}
                className="button button-buy justify-self-start"
              >
                {fill(texts.payAt, { way: label })}
              </button>
            ))
          ) : (
            <button type="submit" className="button button-buy justify-self-start">
              {state === 'checking' ? texts.goOn : state === 'unstarted' ? texts.now : texts.again}
            </button>
          )}
        </form>
      )}
      {others.length > 0 && (
        <details className="w-full" open={state !== 'checking'}>
          <summary className="min-h-11 py-2 font-medium">{texts.other}</summary>
          <form
            method="post"
            action={`/api/orders/${order.token}/pay`}
            className="grid justify-items-start gap-3 pt-2"
          >
            <input type="hidden" name="language" value={language} />
            {others.map(({ payment: way, label, note }) => (
              <p key={way} className="grid justify-items-start gap-1">
                <button type="submit" name="way" value={way} className="button button-outline">
                  {label}
                </button>
                {note && <small className="text-muted">{note}</small>}
              </p>
            ))}
          </form>
        </details>
      )}
      {(state === 'checking' || state === 'held') && (
        <p className="without-js">
          <a href="?" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {texts.look}
          </a>
        </p>
      )}
    </div>
  )
}
