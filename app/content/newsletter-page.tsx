import { data, Form } from 'react-router'
import { db } from '../database/current.server'
import { readForm } from '../http/read-form.server'
import { requestUrl } from '../input/request-url'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { languageOf } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { EMAIL } from '../ui/forms/email'
import { privateMeta } from '../ui/page-meta'
import type { Route } from './+types/newsletter-page'
import { confirmSubscriber, unsubscribe } from './newsletter.server'

const STATES = [
  'sent',
  'invalid',
  'later',
  'confirm',
  'confirmed',
  'leave',
  'left',
  'unknown',
] as const
type State = (typeof STATES)[number]

/** `?state=` names the text; `?confirm=` and `?leave=` carry the token of a mail's link. */
export function loader({ request }: Route.LoaderArgs) {
  const query = requestUrl(request).searchParams
  const asked = STATES.find((one) => one === query.get('state'))
  const state: State = query.has('confirm')
    ? 'confirm'
    : query.has('leave')
      ? 'leave'
      : (asked ?? 'invalid')
  return data(
    {
      state,
      percent: settings().money.newsletterPercent,
      token: query.get('confirm') ?? query.get('leave') ?? '',
      texts: textsFor(languageOf(request.url), 'newsletter'),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = (args: Route.MetaArgs) => {
  const { state = 'invalid', percent = 0, texts } = args.loaderData ?? {}
  const t = texts?.newsletter
  return privateMeta(args, t?.pageTitle, t && fill(t[state], { percent }))
}

/** A link shows a button first, because mail programs open links before the reader does. */
export async function action({ request }: Route.ActionArgs): Promise<{ state: State }> {
  const form = await readForm(request)
  const token = String(form.get('token') ?? '')
  const leaving = form.get('do') === 'leave'
  const known = await (leaving ? unsubscribe(db, token) : confirmSubscriber(db, token))
  return { state: known ? (leaving ? 'left' : 'confirmed') : 'unknown' }
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts('newsletter')
  const state = (actionData ?? loaderData).state as State
  const needsButton = state === 'confirm' || state === 'leave'
  return (
    <>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.pageTitle }]} />
      <div className="max-w-2xl space-y-6">
        <h1 className="font-heading text-3xl font-semibold md:text-4xl">{t[`${state}Title`]}</h1>
        <p role={needsButton ? undefined : 'status'}>
          {fill(t[state], { percent: loaderData.percent })}
        </p>
        {needsButton && (
          <Form method="post">
            <input type="hidden" name="token" value={loaderData.token} />
            <button type="submit" name="do" value={state} className="button">
              {state === 'leave' ? t.leaveButton : t.confirmButton}
            </button>
          </Form>
        )}
        {state === 'invalid' && <SubscribeForm />}
      </div>
    </>
  )
}

function SubscribeForm() {
  const t = useTexts('newsletter')
  return (
    <form method="post" action="/api/newsletter" className="flex flex-wrap gap-4">
      <input type="hidden" name="language" value={useLanguage()} />
      <label className="sr-only" htmlFor="newsletter-again">
        {t.email}
      </label>
      <input
        id="newsletter-again"
        name="email"
        {...EMAIL}
        autoComplete="email"
        placeholder={t.email}
        className="field flex-1"
      />
      <button type="submit" className="button">
        {t.subscribe}
      </button>
    </form>
  )
}
