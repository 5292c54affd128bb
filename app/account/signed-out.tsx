import { Link } from 'react-router'
import { useTexts } from '../texts/texts'

/** Offers to log in and sign up; `farewell` greets a shopper who just left. */
export function SignedOut({ farewell }: { farewell?: string }) {
  const t = useTexts('account')
  return (
    <div className="space-y-8">
      <div role="status">{farewell && <p className="auth-notice text-ok">{farewell}</p>}</div>
      <p>{t.signedOut}</p>
      <p className="flex flex-wrap gap-4">
        <Link to="/login" className="button">
          {t.logIn}
        </Link>
        <Link to="/signup" className="button button-outline">
          {t.signUp}
        </Link>
      </p>
    </div>
  )
}
