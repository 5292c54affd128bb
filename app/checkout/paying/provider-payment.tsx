import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '../../orders/order/order'
import type { ShownPayment } from '../../orders/unpaid/shown-payment.server'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'

/**
 * The waits before the first looks, in milliseconds; then the last one, until the page is left. A new
 * order that is paid has no more looks than these: a second payment may still come.
 */
const WAITS_MS = [1000, 1000, 2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 30_000]

interface Props {
  order: Order
  payment: ShownPayment
  /** The name of why the last try led to no payment page. */
  refused?: string
  /** True of an order that was placed a moment ago. */
  recent: boolean
}

/** The statuses of a cash order whose advance came. */
const SETTLED: readonly string[] = ['confirmed', 'shipped', 'delivered']

/**
 * What is known of a payment at a provider, and how to go on with it. All works without scripts; with
 * them the page renews itself.
 */
export function ProviderPayment({ order, payment, refused, recent }: Props) {
  const texts = useTexts('payOrder')
  const language = useLanguage()
  const { state, advance, others, returned } = payment
  const isOpen = state !== undefined || returned.some(({ done }) => !done)
  const looks = isOpen ? Number.POSITIVE_INFINITY : recent ? WAITS_MS.length : 0
  usePaymentNews(order.token, payment.stamp, looks)
  const price = (amount: number) => formatPrice(language, amount, order.pattern)
  const reasons: Partial<Record<string, string>> = texts.refused
  const why = refused && Object.hasOwn(reasons, refused) && reasons[refused]
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

/**
 * Renews the page once the shop says something else of its payment than `stamp`, which it looks at
 * `most` times. A hidden page waits, and one that Back or another tab brings to the front looks at once.
 */
function usePaymentNews(token: string, stamp: string, most: number) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (most === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let looks = 0
    let left = false
    const plan = () => {
      clearTimeout(timer)
      if (looks >= most) return
      timer = setTimeout(look, WAITS_MS[looks++] ?? WAITS_MS.at(-1))
    }
    async function look() {
      if (document.hidden) return
      const now = await stampOf(token)
      if (left) return
      if (now !== undefined && now !== stamp) await revalidate()
      else plan()
    }
    const back = () => void look()
    document.addEventListener('visibilitychange', back)
    addEventListener('pageshow', back)
    plan()
    return () => {
      left = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
      removeEventListener('pageshow', back)
    }
  }, [token, stamp, most, revalidate])
}

/** Returns undefined where the shop gives no answer: it is asked again. */
async function stampOf(token: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/orders/${token}/payment`, {
      signal: AbortSignal.timeout(15_000),
    })
    return response.ok ? (await response.json()).stamp : undefined
  } catch {
    return undefined
  }
}
