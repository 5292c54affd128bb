import { data, Form } from 'react-router'
import { db } from '../../database/current.server'
import { isUnavailable } from '../../database/unavailable'
import { clientAddress } from '../../http/client-address.server'
import { limiter } from '../../http/limits.server'
import { readForm } from '../../http/read-form.server'
import { sendOrderLink } from '../../orders/mails/send-order-link.server'
import { fill } from '../../texts/fill'
import { languageOf } from '../../texts/language'
import { useTexts } from '../../texts/texts'
import { textsFor, textsOf } from '../../texts/texts.server'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Field } from '../../ui/forms/field'
import { FormNotice } from '../../ui/forms/form-notice'
import { usePostedForm } from '../../ui/forms/use-posted-form'
import { pageMeta } from '../../ui/page-meta'
import type { Route } from './+types/track-order-page'
import { checkTracking, TRACK_RULES, type TrackField } from './track-order-rules'

const limit = limiter('track-order', { points: 10, seconds: 600 })

export const loader = ({ request }: Route.LoaderArgs) => ({
  texts: textsFor(languageOf(request.url), 'track'),
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.track.title,
    description: args.loaderData?.texts.track.description,
  })

/** Mails the link, without JavaScript too. The answer is the same for unknown orders. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const read = (name: TrackField) => String(form.get(name) ?? '').trim()
  const values = { number: read('number'), email: read('email') }
  const language = languageOf(request.url)
  const errors = checkTracking(values, textsOf(language).track.example)
  if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 422 })
  if (!(await limit.take(clientAddress())))
    return data({ values, failure: 'tooMany' as const }, { status: 429 })
  try {
    await sendOrderLink(db, { ...values, language })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return data({ values, failure: 'away' as const }, { status: 503 })
  }
  return { sent: values }
}

export default function TrackOrderPage({ actionData: result }: Route.ComponentProps) {
  const t = useTexts('track')
  const { sending, outcome } = usePostedForm(result)
  const sent = result && 'sent' in result ? result.sent : undefined
  const refused = result && 'values' in result ? result : undefined
  const errors = refused && 'errors' in refused ? refused.errors : undefined
  const failure = refused && 'failure' in refused ? refused.failure : undefined
  const common = (name: TrackField) => {
    const error = errors?.[name]
    return {
      id: `track-${name}`,
      name,
      label: t[name],
      defaultValue: refused?.values[name] ?? '',
      error: error && t[error],
    }
  }
  return (
    <>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.title }]} />
      <div className="max-w-lg space-y-8 pb-24">
        <h1 className="font-heading text-3xl font-semibold">{t.title}</h1>
        {sent ? (
          <p ref={outcome} tabIndex={-1} role="status">
            {fill(t.sent, sent)}
          </p>
        ) : (
          <Form method="post" noValidate className="space-y-6" preventScrollReset>
            <p>{t.text}</p>
            <FormNotice ref={outcome} boxed={false}>
              {failure ? t[failure] : errors && t.problems}
            </FormNotice>
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
            <button type="submit" className="button" disabled={sending}>
              {sending ? t.sending : t.send}
            </button>
          </Form>
        )}
      </div>
    </>
  )
}
