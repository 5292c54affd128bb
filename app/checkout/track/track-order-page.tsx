import { data, Form, Link, redirect } from 'react-router'
import { db } from '../../database/current.server'
import { isUnavailable } from '../../database/unavailable'
import { clientAddress, limiter } from '../../http/rate-limits.server'
import { readForm } from '../../http/read-form.server'
import { sendOrderLink } from '../../orders/mails/send-order-link.server'
import { tokenByPhone } from '../../orders/reading/token-by-phone.server'
import { fill } from '../../texts/fill'
import { inLanguage, languageOf } from '../../texts/language'
import { useTexts } from '../../texts/texts'
import { textsFor, textsOf } from '../../texts/texts.server'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Field } from '../../ui/forms/field'
import { FormNotice } from '../../ui/forms/form-notice'
import { keepsEntries, usePostedForm } from '../../ui/forms/use-posted-form'
import { pageMeta } from '../../ui/page-meta'
import type { Route } from './+types/track-order-page'
import {
  checkTracking,
  isPhone,
  readTracking,
  TRACK_RULES,
  type TrackField,
  type TrackResult,
} from './track-order-rules'
import { WithNumber } from './with-number'

const limit = limiter('track-order', { points: 10, seconds: 600 })

export const loader = ({ request }: Route.LoaderArgs) => ({
  texts: textsFor(languageOf(request.url), 'track'),
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.track.title,
    description: args.loaderData?.texts.track.description,
  })

/**
 * Mails the link, without JavaScript too. The answer is the same for unknown orders. An order
 * without an e-mail address is opened by its number and phone number together.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = readTracking(form)
  const language = languageOf(request.url)
  const errors = checkTracking(values, textsOf(language).track.example)
  if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 422 })
  if (!(await limit.take(clientAddress())))
    return data({ values, failure: 'tooMany' as const }, { status: 429 })
  try {
    if (!isPhone(values.email)) await sendOrderLink(db, { ...values, language })
    else {
      const token = await tokenByPhone(db, { number: values.number, phone: values.email })
      if (token) return redirect(inLanguage(language, `/orders/${token}`), 303)
      return data({ values, errors: { email: 'noOrder' as const } }, { status: 422 })
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return data({ values, failure: 'away' as const }, { status: 503 })
  }
  return { sent: values }
}

export const clientAction = keepsEntries<TrackResult>(readTracking)

export { unlessRefused as shouldRevalidate } from '../../ui/forms/use-posted-form'

export default function TrackOrderPage({ actionData: result }: Route.ComponentProps) {
  const t = useTexts('track')
  const { sending, outcome } = usePostedForm(result)
  const { sent, values, errors, failure }: TrackResult = result ?? {}
  const common = (name: TrackField) => {
    const error = errors?.[name]
    return {
      id: `track-${name}`,
      name,
      label: t[name],
      defaultValue: (values ?? sent)?.[name] ?? '',
      error: error && t[error],
    }
  }
  return (
    <>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.title }]} />
      <h1 className="font-heading pb-8 text-3xl font-semibold md:text-4xl">{t.title}</h1>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <Form method="post" noValidate className="space-y-6" preventScrollReset>
          {sent ? (
            <p ref={outcome} tabIndex={-1} role="status">
              <WithNumber text={fill(t.sent, { email: sent.email })} number={sent.number} />
            </p>
          ) : (
            <>
              <p>{t.text}</p>
              <FormNotice ref={outcome} boxed={false}>
                {failure ? t[failure] : errors && t.problems}
              </FormNotice>
            </>
          )}
          <Field
            {...TRACK_RULES.number}
            {...common('number')}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t.example}
          />
          <Field {...TRACK_RULES.email} {...common('email')} autoComplete="email" />
          <button type="submit" className="button max-sm:w-full" disabled={sending}>
            {sending ? t.sending : t.send}
          </button>
        </Form>
        <TrackingHelp />
      </div>
    </>
  )
}

/** Says where the number stands, and what those can do who have none. */
function TrackingHelp() {
  const { help, example } = useTexts('track')
  // A thumb's target reaches beyond its line, and into no other.
  const link = 'items-center underline touch:inline-flex touch:min-h-11'
  const style = { marginBlock: 'clamp(-10px, 40rem - 100vw, -8px)' }
  return (
    <section className="space-y-4 rounded p-4 framed sm:p-8">
      <h2 className="text-xl font-medium">{help.where}</h2>
      <p className="wrap-anywhere">
        <WithNumber text={help.text} number={example} />
      </p>
      <p>
        {help.account}{' '}
        <Link to="/accounts" className={link} style={style}>
          {help.orders}
        </Link>
      </p>
      <p>
        {help.other}{' '}
        <Link to="/contacts" className={link} style={style}>
          {help.write}
        </Link>
      </p>
    </section>
  )
}
