import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { SECTIONS } from './form/fields'

export function SettingsLinks() {
  const { screens, settings } = useDeskTexts()
  const may = useMay()
  const { pathname } = useLocation()
  const strip = useRef<HTMLElement>(null)
  // On a phone the strip is wider than the screen; from 768 px it has as many lines as it needs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part is shown where it is the one
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (here && strip.current)
      strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 3
  }, [pathname])
  const links = [
    ...Object.keys(SECTIONS).map((section) => ({
      to: section,
      text: settings.sections[section as keyof typeof SECTIONS],
    })),
    ...(may('payments.accounts') ? [{ to: 'online-payments', text: screens.onlinePayments }] : []),
    { to: 'words', text: screens.words },
    { to: 'missing', text: screens.missing },
    { to: 'pages', text: screens.pages },
    { to: 'mails', text: screens.mails },
    { to: 'history', text: settings.links.history },
    { to: 'file', text: settings.links.file },
  ]
  return (
    <nav
      ref={strip}
      aria-label={screens.settings}
      className="relative flex gap-x-1 overflow-x-auto border-line border-b md:flex-wrap md:overflow-visible"
    >
      {links.map(({ to, text }) => (
        <NavLink
          key={to}
          to={`/settings/${to}`}
          className={({ isActive }) =>
            `flex min-h-10 items-center whitespace-nowrap border-b-2 px-3 -outline-offset-2! touch:min-h-11 ${
              isActive ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink'
            }`
          }
        >
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
