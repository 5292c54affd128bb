import { NavLink } from 'react-router'
import { useDeskTexts } from '../frame/desk-texts'
import { SECTIONS } from './form/fields'

/** To each part of the settings. */
export function SettingsLinks() {
  const { screens, settings } = useDeskTexts()
  const links = [
    ...Object.keys(SECTIONS).map((section) => ({
      to: `/settings/${section}`,
      text: settings.sections[section as keyof typeof SECTIONS],
    })),
    { to: '/words', text: screens.words },
    { to: '/pages', text: screens.pages },
    { to: '/mails', text: screens.mails },
    { to: '/settings-history', text: screens.settingsHistory },
  ]
  return (
    <nav aria-label={screens.settings} className="flex gap-1 overflow-x-auto border-line border-b">
      {links.map(({ to, text }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            `flex min-h-10 items-center whitespace-nowrap border-b-2 px-3 touch:min-h-11 ${
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
