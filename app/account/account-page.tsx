import { useRef, useState } from 'react'
import { identityPageData } from '../identity/pages/page-data.server'
import { settings } from '../settings/settings.server'
import { dateLocale } from '../texts/clocks/date-locale.server'
import { fill } from '../texts/fill'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/account-page'
import { AccountParts } from './account-parts'
import { ChangePasswordForm } from './change-password-form'
import { DeleteAccount } from './delete-account'
import { EmailForm } from './email-form'
import { OrderHistory } from './order-history'
import { ProfileForm } from './profile-form'
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
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-[200px_1fr]">
            <AccountParts />
            <div className="min-w-0 space-y-8">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="min-w-0 text-lg wrap-anywhere">
                  {fill(t.welcome, { name: account.shopper.name || account.shopper.email })}
                </p>
                <button
                  type="button"
                  className="min-h-11 underline underline-offset-4 hover:no-underline"
                  onClick={() => {
                    setFarewell(t.signedOutNow)
                    signOut()
                  }}
                >
                  {t.signOut}
                </button>
              </div>
              <OrderHistory
                key={`${account.shopper.uid} ${account.shopper.emailVerified}`}
                dates={loaderData.dates}
              />
              <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
                <ProfileForm
                  shopper={account.shopper}
                  refresh={account.refresh}
                  locale={loaderData.dates.locale}
                />
                <ChangePasswordForm shopper={account.shopper} policy={loaderData.policy} />
                <EmailForm shopper={account.shopper} />
                <DeleteAccount shopper={account.shopper} setFarewell={setFarewell} />
              </div>
            </div>
          </div>
        )}
      </div>
    </>
  )
}

async function signOut() {
  const session = await import('../identity/browser/sign-out')
  await session.signOut()
}
