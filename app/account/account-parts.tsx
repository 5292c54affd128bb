import { useLocation } from 'react-router'
import { useTexts } from '../texts/texts'

/** Lists the parts of the page beside them, where a screen is wide enough for both, and marks the one gone to. */
export function AccountParts() {
  const t = useTexts('account')
  const chosen = useLocation().hash || '#orders'
  const parts = {
    orders: t.orders,
    profile: t.profile,
    password: t.password,
    email: t.changeEmail,
    addresses: t.addresses,
    delete: t.remove,
  }
  return (
    <nav
      aria-label={t.title}
      className="account-nav max-lg:hidden lg:sticky lg:top-32 lg:self-start"
    >
      <ul>
        {Object.entries(parts).map(([id, { title }]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={chosen === `#${id}` || undefined}
              className="block py-2 underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
