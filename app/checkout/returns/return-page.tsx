import { data } from 'react-router'
import { db } from '../../database/current.server'
import { askReturn } from '../../orders/returns/ask-return.server'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { TextAreaField } from '../../ui/forms/field'
import { keepsEntries } from '../../ui/forms/use-posted-form'
import { privateMeta } from '../../ui/page-meta'
import type { Route } from './+types/return-page'
import { RETURN_RULES, valuesOf } from './read-returned'
import { ReturnedForm } from './returned-form'
import { ClosedReturn, ReturnedFrame, ReturnedPieces, ReturnOutcome } from './returned-frame'
import { ReturnedLines } from './returned-lines'
import { PRIVATE, returnedOrder } from './returned-order.server'
import { type RefusedReturn, submitReturned } from './submit-returned.server'

export const loader = async ({ params, request }: Route.LoaderArgs) =>
  data(await returnedOrder(params.token, request, 'return'), { headers: PRIVATE })

export const action = (args: Route.ActionArgs) =>
  submitReturned(args, 'return', ['note'], ({ key, values, wanted }) =>
    askReturn(db, args.params.token, { key, lines: wanted, note: values.note?.trim() }),
  )

export const clientAction = keepsEntries<RefusedReturn>(valuesOf)

export { MissingPage as ErrorBoundary } from '../../catalogue/missing-page'
export { unlessRefused as shouldRevalidate } from '../../ui/forms/use-posted-form'

export const headers: Route.HeadersFunction = () => PRIVATE

export const meta: Route.MetaFunction = (args) =>
  privateMeta(args, args.loaderData?.texts.returns.ask.title)

export default function ReturnPage({
  loaderData: order,
  actionData: result,
}: Route.ComponentProps) {
  const t = useTexts('returns')
  const { done, period, days, until } = order
  const { email } = order.billing
  if (done)
    return (
      <ReturnedFrame title={t.ask.doneTitle} order={order}>
        <ReturnOutcome>
          {fill(email ? t.ask.done : t.ask.unmailed.done, { return: done.number, email })}
        </ReturnOutcome>
        <ReturnedPieces lines={done.lines} />
      </ReturnedFrame>
    )
  const closed = result?.closed ?? (period?.open ? undefined : period?.why)
  const error = result?.errors?.note
  const { unmailed, ...ask } = t.ask
  const steps = email ? ask.steps : [unmailed.first, ...ask.steps.slice(1)]
  return (
    <ReturnedFrame title={ask.title} order={order} next={closed ? undefined : steps}>
      {closed ? (
        <ClosedReturn why={closed} days={days} />
      ) : (
        <>
          <p>{fill((email ? ask : unmailed).intro, { until: until ?? '' })}</p>
          <ReturnedForm order={order} result={result} submit={ask.send}>
            <ReturnedLines lines={order.lines} result={result} />
            <TextAreaField
              id="note"
              name="note"
              rows={4}
              maxLength={RETURN_RULES.note.maxLength}
              label={ask.note}
              optional={ask.optional}
              defaultValue={result?.values.note ?? ''}
              error={error && t.errors[error]}
            />
          </ReturnedForm>
        </>
      )}
    </ReturnedFrame>
  )
}
