import { data } from 'react-router'
import { REPLY_HOURS } from '../business'
import { db } from '../database/current.server'
import { isUnavailable } from '../database/unavailable'
import { clientAddress, limiter } from '../http/rate-limits.server'
import { readForm } from '../http/read-form.server'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { keepsEntries } from '../ui/forms/use-posted-form'
import { Icon } from '../ui/icon'
import { pageMeta } from '../ui/page-meta'
import { Slice } from '../ui/slice'
import type { Route } from './+types/contact-page'
import { storeMessage } from './contact.server'
import { ContactForm, type ContactResult } from './contact-form'
import { checkContact, HONEYPOT, readContact } from './contact-rules'

const limit = limiter('contact', { points: 5, seconds: 600 })

export function loader({ request }: Route.LoaderArgs) {
  const { phone, emails, hours } = settings().shop
  return { texts: textsFor(languageOf(request.url), 'contact'), phone, emails, hours }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.contact.pageTitle,
    description: args.loaderData?.texts.contact.pageDescription,
  })

/** Stores a message. It works without JavaScript too: a refusal returns what was entered. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = readContact(form)
  const errors = checkContact(values)
  if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 422 })
  const sent = { sent: { name: values.name, email: values.email } }
  // A robot gets the same response, and nothing is stored.
  if (form.get(HONEYPOT)) return sent
  if (!(await limit.take(clientAddress()))) {
    return data({ values, failure: 'tooMany' as const }, { status: 429 })
  }
  try {
    await storeMessage(db, values, languageOf(request.url))
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return data({ values, failure: 'away' as const }, { status: 503 })
  }
  return sent
}

export const clientAction = keepsEntries<ContactResult>(readContact)

export { unlessRefused as shouldRevalidate } from '../ui/forms/use-posted-form'

const telephone = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { phone, emails, hours } = loaderData
  const t = useTexts('contact')
  return (
    <>
      <Breadcrumb items={[{ label: t.breadcrumbHome, to: '/' }, { label: t.breadcrumb }]} />
      <h1 className="font-heading pb-8 text-3xl font-semibold md:text-4xl">{t.pageTitle}</h1>
      {/* A phone calls and mails by itself. */}
      <p className="mb-4 flex gap-4 md:hidden">
        {phone && (
          <a href={telephone(phone)} className="button button-outline flex-1 px-4">
            {t.callTitle}
          </a>
        )}
        {emails[0] && (
          <a href={`mailto:${emails[0]}`} className="button button-outline flex-1 px-4">
            {t.writeTitle}
          </a>
        )}
      </p>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[340px_1fr]">
        {/* Where there is one column, who comes to write begins at once. */}
        <div className="flex flex-wrap content-start gap-6 rounded bg-tile p-4 wrap-anywhere max-lg:order-last sm:p-8">
          {phone && (
            <section className="flex-1 basis-48 space-y-4">
              <h2 className="flex items-center gap-4 text-xl font-medium">
                <Icon name="headset" size={28} />
                {t.callTitle}
              </h2>
              {(hours || t.callText) && <p>{hours || t.callText}</p>}
              <p>
                {t.phoneLabel}{' '}
                <a className="underline" href={telephone(phone)}>
                  {phone}
                </a>
              </p>
            </section>
          )}
          <section className="flex-1 basis-48 space-y-4">
            <h2 className="flex items-center gap-4 text-xl font-medium">
              <Icon name="send-horizontal" size={28} />
              {t.writeTitle}
            </h2>
            <p>{fill(t.writeText, { hours: REPLY_HOURS })}</p>
            {emails.length > 0 && <p>{t.emailsLabel}</p>}
            <ul>
              {emails.map((email) => (
                <li key={email}>
                  <a
                    className="inline-flex items-center underline touch:min-h-11"
                    href={`mailto:${email}`}
                  >
                    {email}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <Slice>
          <ContactForm result={actionData} />
        </Slice>
      </div>
    </>
  )
}
