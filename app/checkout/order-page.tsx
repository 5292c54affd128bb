import { data, useLocation } from 'react-router'
import { TotalsList } from '../cart/totals-list'
import { missing } from '../catalogue/missing.server'
import { config } from '../config.server'
import { db } from '../database/current.server'
import { MINUTE_MS } from '../durations'
import { identityPageData } from '../identity/pages/page-data.server'
import { requestUrl } from '../input/request-url'
import { promisedText, shortDays } from '../orders/delivery/promise.server'
import { findInvoices } from '../orders/invoices/issue-invoice.server'
import { countryName } from '../orders/order/countries'
import { type OrderStatus, shownStatus } from '../orders/order/status'
import { parcelLink } from '../orders/order/tracking-link.server'
import { bankAccounts } from '../orders/paying/bank-accounts.server'
import { WAYS_TO_PAY } from '../orders/paying/ways-to-pay'
import { withPattern } from '../orders/pricing/tax-rows.server'
import { findOrder } from '../orders/reading/find-order.server'
import { shownPayment } from '../orders/unpaid/shown-payment.server'
import { mayReview } from '../reviews/review-rules'
import { shopDate, shopMoment } from '../texts/clocks/shop-moment.server'
import { fill } from '../texts/fill'
import { knownOptions } from '../texts/known-values/known-values.server'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { Icon } from '../ui/icon'
import { privateMeta } from '../ui/page-meta'
import type { Route } from './+types/order-page'
import { ConfirmOrder } from './confirm-order'
import { KeepOrder } from './keep-order'
import { NextSteps } from './next-steps'
import { OrderAddress } from './order-address'
import { OrderLines } from './order-lines'
import { OrderTimeline } from './order-timeline'
import { PaymentInstructions } from './payment-instructions'
import { RefundSteps, ReturnSteps } from './returns/order-returns'
import { printedDocuments, refundSteps } from './returns/shown-refunds.server'
import { shownReturns } from './returns/shown-returns.server'
import { WithDays, WithNumber } from './track/with-number'

export { MissingPage as ErrorBoundary } from '../catalogue/missing-page'

/** An order's page thanks for this many milliseconds; later visitors come to look something up. */
const RECENT_MS = 30 * MINUTE_MS

/** Nobody is thanked for an order that is on its way, or was cancelled. */
const ENDED_OR_SENT = new Set<OrderStatus>(['shipped', 'delivered', 'cancelled'])

const PRIVATE = { 'Cache-Control': 'no-store' }

/** Finds the order by its unguessable link. The page is private and never cached. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const found = await findOrder(db, params.token)
  const language = languageOf(request.url)
  if (!found) throw await missing(language, PRIVATE)
  const order = withPattern(found.order, language)
  const { country } = order.billing
  const due = order.dueAt ?? order.confirmBy
  const payment = await shownPayment(db, found, language)
  const { labels, ...returned } = await shownReturns(params.token, language)
  const invoices = await findInvoices(db, found.id)
  const refunds = refundSteps(order, language)
  const steps = [order.history, refunds, ...returned.returns.map(({ history }) => history)].flat()
  const guest = found.uid === null && !found.anonymous
  return data(
    {
      order,
      country: countryName(country, language),
      accounts: WAYS_TO_PAY[order.payment].toAccounts ? bankAccounts() : undefined,
      due: due && shopMoment(language, due),
      arrives: promisedText(language, order),
      parcel: parcelLink(order),
      recent: Date.now() - Date.parse(order.placedAt) < RECENT_MS,
      guest,
      payment,
      refused: requestUrl(request).searchParams.get('pay') ?? undefined,
      code: requestUrl(request).searchParams.get('confirm'),
      texted: Boolean(config.SMS_URL),
      reviewedAt: mayReview(order.status) ? `/orders/${params.token}` : undefined,
      ...returned,
      refunds,
      placed: shopDate(language, Date.parse(order.placedAt)),
      days: shortDays(
        language,
        steps.map(({ at }) => at),
      ),
      documents: [...printedDocuments(order.token, invoices, language), ...labels],
      ...(guest && { policy: identityPageData(request).policy }),
      texts: {
        ...textsFor(
          language,
          ...(['order', 'orderReturns', 'cart'] as const),
          ...(payment ? (['payOrder'] as const) : []),
          ...(guest ? (['identity'] as const) : []),
        ),
        ...knownOptions(language),
      },
    },
    { headers: PRIVATE },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { texts, order } = args.loaderData ?? {}
  return privateMeta(args, texts && fill(texts.order.title, { number: order?.number ?? '' }))
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, country, days, due, guest } = loaderData
  const texts = useTexts('order')
  const earlier = (useLocation().state as { earlier?: boolean } | null)?.earlier
  const { billing, number } = order
  const status = shownStatus(order)
  const justPlaced = loaderData.recent && !ENDED_OR_SENT.has(status)
  const title = fill(texts.title, { number })
  const delivered = order.history.find((step) => step.status === 'delivered')
  const arrival = delivered
    ? fill(texts.deliveredOn, { date: days[delivered.at] ?? '' })
    : loaderData.arrives
  const address = <OrderAddress {...order} country={country} />
  const instructions = <PaymentInstructions {...loaderData} />
  const paysFirst = order.status === 'awaiting_payment'
  // On a phone what has arrived comes before how it came, unless some of it goes back.
  const isOver = delivered && loaderData.returns.length === 0 && loaderData.refunds.length === 0
  // The bank's details make the left side long.
  const transfers = paysFirst && loaderData.accounts
  const awaited =
    order.confirmBy ||
    transfers ||
    loaderData.payment?.state ||
    (loaderData.parcel && status === 'shipped')
  return (
    <div className="order">
      <Breadcrumb items={[{ label: texts.shop, to: '/shop' }, { label: title }]} />
      <header className="parcel-slip grid bg-tile pt-6">
        <div className="grid content-start gap-3">
          <h1 className="font-heading text-3xl font-semibold wrap-anywhere md:text-4xl">
            {justPlaced ? fill(texts.thanks, { name: billing.firstName }) : texts.headlines[status]}
          </h1>
          {earlier && <p className="notice">{texts.earlier}</p>}
          <p className="flex items-center gap-2">
            {justPlaced && <Icon name="check" className="text-ok" />}
            <span className="min-w-0 wrap-anywhere">
              <WithNumber text={justPlaced ? texts.received : texts.title} number={number} />
            </span>
          </p>
          <p className="text-muted wrap-anywhere">
            {texts.keep}
            {billing.email && !delivered && ` ${fill(texts.mailed, billing)}`}
          </p>
        </div>
        <div className="grid gap-3">
          {arrival && (
            <p className="text-2xl font-semibold" style={{ textWrap: 'balance' }}>
              <WithDays text={arrival} />
            </p>
          )}
          <p className="text-muted">{fill(texts.placedAt, { date: loaderData.placed })}</p>
        </div>
      </header>
      {order.confirmBy && <ConfirmOrder {...loaderData} />}
      <div className="order-parts">
        <div>
          <div className="grid grid-cols-1" style={{ gap: 48, order: isOver ? 1 : undefined }}>
            {paysFirst && instructions}
            <OrderTimeline
              order={order}
              days={days}
              due={due}
              dueAbove={transfers !== undefined && transfers !== false}
              parcel={loaderData.parcel}
            >
              <ReturnSteps returns={loaderData.returns} pattern={order.pattern} days={days} />
              <RefundSteps refunds={loaderData.refunds} days={days} />
            </OrderTimeline>
            {!paysFirst && instructions}
          </div>
          {!transfers && address}
        </div>
        <div>
          <section
            aria-labelledby="order-items"
            className="rounded border border-line"
            style={{ padding: 'clamp(16px, 4vw, 24px)' }}
          >
            <h2 id="order-items" className="mb-4 text-xl font-medium">
              {texts.items}
            </h2>
            <OrderLines
              items={order.items}
              pattern={order.pattern}
              reviewedAt={loaderData.reviewedAt}
            />
            <h3 className="mt-6 mb-2 text-xl font-medium">{texts.sums}</h3>
            <TotalsList totals={order} pattern={order.pattern} />
          </section>
          {transfers && address}
        </div>
      </div>
      <NextSteps {...loaderData} awaited={!!awaited} />
      {guest && <KeepOrder billing={billing} token={order.token} policy={loaderData.policy} />}
    </div>
  )
}
