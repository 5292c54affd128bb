import type { Shopper } from '../identity/browser/session'
import type { PasswordPolicy } from '../identity/password-policy'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { AccountParts } from './account-parts'
import { AddressList } from './address-list'
import { ChangePasswordForm } from './change-password-form'
import { DeleteAccount } from './delete-account'
import { EmailForm } from './email-form'
import { type AccountDates, OrderHistory } from './order-history'
import styles from './orders.css?inline'
import { ProfileForm } from './profile-form'
import { useOrders } from './use-orders'

interface Props {
  shopper: Shopper
  refresh: () => Promise<void>
  policy: PasswordPolicy | undefined
  dates: AccountDates
  setFarewell: (text?: string) => void
}

/** The account of who is signed in: the orders first, then what is seldom changed. */
export function SignedIn({ shopper, refresh, policy, dates, setFarewell }: Props) {
  const t = useTexts('account')
  const orders = useOrders(shopper)
  const { since } = shopper
  return (
    <div className="account-split grid grid-cols-1 gap-8">
      <style>{styles}</style>
      <AccountParts />
      <div className="min-w-0 space-y-8">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="min-w-0 text-lg wrap-anywhere">
              {fill(t.welcome, { name: shopper.name || shopper.email })}
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
          {since && (
            <p className="text-sm text-muted">
              {fill(t.profile.since, {
                date: new Date(since).toLocaleDateString(dates.locale, { dateStyle: 'long' }),
              })}
            </p>
          )}
        </div>
        <OrderHistory orders={orders} dates={dates} />
        <div className="account-columns">
          <div>
            <ProfileForm shopper={shopper} refresh={refresh} />
            <ChangePasswordForm shopper={shopper} policy={policy} />
          </div>
          <div>
            <EmailForm shopper={shopper} />
            <AddressList orders={Array.isArray(orders) ? orders : []} />
            <DeleteAccount shopper={shopper} setFarewell={setFarewell} />
          </div>
        </div>
      </div>
    </div>
  )
}

async function signOut() {
  const session = await import('../identity/browser/sign-out')
  await session.signOut()
}
