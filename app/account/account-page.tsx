import { useRef, useState } from 'react'
import { identityPageData } from '../identity/pages/page-data.server'
import { settings } from '../settings/settings.server'
import { dateLocale } from '../texts/clocks/date-locale.server'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/account-page'
import { SignedIn } from './signed-in'
import { SignedOut } from './signed-out'
import { useShopper } from './use-shopper'

export function loader({ request }: Route.LoaderArgs) {
  const { texts, policy } = identityPageData(request)
  const language = languageOf(request.url)
  const more = textsFor(language, 'account', 'order')
  const dates = { timeZone: settings().shop.timeZone, locale: dateLocale(language) }
  return { texts: { ...texts, ...more }, policy, dates }
}
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.account.title,
    description: args.loaderData?.texts.account.description,
  })

/** The account page. It is the same for every visitor until the browser knows who is signed in. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('account')
  const account = useShopper()
  const [farewell, setFarewell] = useState<string>()
  // A session may end elsewhere, by another password for instance.
  const seen = useRef(false)
  if (account.state === 'in') seen.current = true
  return (
    <>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.breadcrumb }]} />
      <h1 className="font-heading pb-8 text-3xl font-semibold md:text-4xl">{t.title}</h1>
      <div>
        {account.state === 'none' && (
          <SignedOut farewell={farewell ?? (seen.current ? t.ended : undefined)} />
        )}
        {account.state === 'loading' && <p role="status">{t.loading}</p>}
        {account.state === 'unreachable' && (
          <div className="space-y-6">
            <p role="alert">{t.unreachable}</p>
            <button type="button" className="button" onClick={account.retry}>
              {t.retry}
            </button>
          </div>
        )}
        {account.state === 'in' && (
          <SignedIn
            key={account.shopper.uid}
            {...account}
            {...loaderData}
            setFarewell={setFarewell}
          />
        )}
      </div>
    </>
  )
}
