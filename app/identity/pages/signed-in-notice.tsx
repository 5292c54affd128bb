import { Link } from 'react-router'
import { useTexts } from '../../texts/texts'

/** Tells a signed-in visitor so (`data-session`), from the first paint on. */
export function SignedInNotice({ to }: { to: string }) {
  const t = useTexts('identity')
  return (
    <p className="signed-in auth-notice">
      {t.signedIn}{' '}
      <Link to={to} className="font-medium underline underline-offset-4">
        {to === '/accounts' ? t.reset.toAccount : t.goOn}
      </Link>
    </p>
  )
}
