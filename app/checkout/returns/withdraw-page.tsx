import { data, Link } from 'react-router'
import { db } from '../../database/current.server'
import { personName } from '../../orders/order/address'
import type { OrderReturn } from '../../orders/returns/find-returns.server'
import { withdraw } from '../../orders/returns/withdraw.server'
import { withColon } from '../../texts/colon'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { languageOf } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Field } from '../../ui/forms/field'
import { keepsEntries } from '../../ui/forms/use-posted-form'
import { privateMeta } from '../../ui/page-meta'
import type { Route } from './+types/withdraw-page'
import { RETURN_RULES, valuesOf } from './read-returned'
import { ReturnedForm } from './returned-form'
import { ClosedReturn, ReturnedFrame, ReturnedPieces, ReturnOutcome } from './returned-frame'
import { ReturnedLines } from './returned-lines'
import { PRIVATE, type ReturnedOrderData, returnedOrder } from './returned-order.server'
import { type RefusedReturn, submitReturned } from './submit-returned.server'

export const loader = async ({ params, request }: Route.LoaderArgs) =>
  data(await returnedOrder(params.token, request, 'withdrawal'), { headers: PRIVATE })

export const action = (args: Route.ActionArgs) =>
  submitReturned(args, 'withdrawal', ['name', 'email'], ({ key, values, wanted }) =>
    withdraw(db, args.params.token, {
      key,
      name: values.name?.trim() ?? '',
      email: values.email?.trim() ?? '',
      lines: wanted,
      language: languageOf(args.request.url),
    }),
  )

export const clientAction = keepsEntries<RefusedReturn>(valuesOf)

export { MissingPage as ErrorBoundary } from '../../catalogue/missing-page'
export { unlessRefused as shouldRevalidate } from '../../ui/forms/use-posted-form'

export const headers: Route.HeadersFunction = () => PRIVATE

export const meta: Route.MetaFunction = (args) =>
  privateMeta(args, args.loaderData?.texts.returns.withdraw.title)

/** The withdrawal function of Directive (EU) 2023/2673: statement, confirmation, receipt. */
export default function WithdrawPage({
  loaderData: order,
  actionData: result,
}: Route.ComponentProps) {
  const { withdraw: t, errors, ...texts } = useTexts('returns')
  const language = useLanguage()
  const { billing, done, period, days, until, whole, lines } = order
  if (done) return <WithdrawalReceipt order={order} withdrawal={done} />
  const closed = result?.closed ?? (period?.open === false ? period.why : undefined)
  const field = (name: 'name' | 'email', given: string) => {
    const error = result?.errors?.[name]
    return {
      ...RETURN_RULES[name],
      id: name,
      name,
      label: t[name],
      autoComplete: name,
      defaultValue: result?.values[name] ?? given,
      error: error && errors[error],
    }
  }
  return (
    <ReturnedFrame title={t.title} order={order} next={period && !closed ? t.steps : undefined}>
      {!period && (
        <p>
          {t.noRight}{' '}
          <Link to={`/orders/${order.token}/return`} className="underline">
            {texts.ask.title}
          </Link>
        </p>
      )}
      {closed && <ClosedReturn why={closed} days={days} />}
      {period && !closed && (
        <>
          <p>
            {t.intro} {until && fill(t.until, { until })}
          </p>
          <ReturnedForm order={order} result={result} submit={t.confirm}>
            <p>
              {withColon(language, t.order)} <strong className="font-medium">{order.number}</strong>
            </p>
            <Field {...field('name', personName(billing))} />
            <Field {...field('email', billing.email)} />
            <h2 className="pt-4 text-xl font-medium">{t.articles}</h2>
            <ReturnedLines lines={lines} result={result} withdrawal whole={whole} />
            <p>{whole ? t.whole : t.sendBack}</p>
          </ReturnedForm>
        </>
      )}
    </ReturnedFrame>
  )
}

interface Props {
  order: ReturnedOrderData
  withdrawal: OrderReturn
}

/** Shows what was declared and when, to print or keep; the mail says the same. */
function WithdrawalReceipt({ order, withdrawal }: Props) {
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
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[10rem_1fr]">
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
