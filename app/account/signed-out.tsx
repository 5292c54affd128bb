import { Link } from 'react-router'
import { useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'

const CARD = 'account-card space-y-6 rounded p-6 framed sm:p-8'

/**
 * Offers to log in and sign up, says what for, and shows guests the way to their order; `farewell`
 * greets a shopper who just left.
 */
export function SignedOut({ farewell }: { farewell?: string }) {
  const t = useTexts('account')
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section className={CARD}>
        <div role="status" className="empty:hidden">
          {farewell && <p className="auth-notice text-ok">{farewell}</p>}
        </div>
        <h2 className="text-xl font-medium">{t.signedOut}</h2>
        <p className="grid gap-4">
          <Link to="/login" className="button">
            {t.logIn}
          </Link>
          <Link to="/signup" className="button button-outline">
            {t.signUp}
          </Link>
        </p>
        <p>
          {t.gives.guest}{' '}
          <Link
            to="/track-order"
            className="items-center underline touch:inline-flex touch:min-h-11"
          >
            {t.gives.find}
          </Link>
        </p>
      </section>
      <section className={CARD}>
        <h2 className="text-xl font-medium">{t.gives.title}</h2>
        <ul className="grid gap-6">
          {t.gives.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" size={20} />
              {point}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
