import { Link, NavLink } from 'react-router'
import { useDeskTexts } from '../client/desk-texts'
import type { DeskSession } from '../client/use-session'
import { Icon } from '../kit/icon'
import type { Screen } from '../kit/screen'
import { may } from '../rights/rights'
import { useSignOut } from '../staff/signing-in/use-sign-out'
import { openPalette } from './open-palette'

interface Props {
  id: string
  open: boolean
  session: DeskSession
  screens: readonly Screen[]
}

/** Links to the screens that the role may see, by group. */
export function Navigation({ id, open, session, screens }: Props) {
  const { frame, screens: names } = useDeskTexts()
  const { role, name } = session.staff
  const signOut = useSignOut()
  const shown = screens.filter(
    ({ nav, right }) => nav && (!right || (right !== 'open' && may(role, right))),
  )
  const groups = Object.keys(frame.groups) as (keyof typeof frame.groups)[]
  return (
    <nav
      id={id}
      aria-label={frame.menu}
      className={`${open ? 'flex' : 'hidden'} fixed inset-x-0 top-14 bottom-0 z-20 flex-col overflow-y-auto bg-surface p-3 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:border-line lg:border-r`}
    >
      <p className="mb-3 hidden truncate px-3 pt-2 font-semibold text-lg lg:block">
        {session.shop.name}
      </p>
      <button
        type="button"
        onClick={openPalette}
        className="mb-4 flex min-h-10 items-center gap-2 rounded-md border border-line px-3 text-left text-muted touch:min-h-11"
      >
        <Icon name="search" />
        <span className="grow">{frame.palette.open}</span>
        <kbd className="hidden text-xs lg:inline">Ctrl K</kbd>
      </button>
      {groups.map((group) => {
        const links = shown.filter(({ nav }) => nav?.group === group)
        if (links.length === 0) return null
        return (
          <section key={group} className="mb-4" aria-label={frame.groups[group]}>
            <h2 className="px-3 pb-1 text-muted text-xs uppercase tracking-wide">
              {frame.groups[group]}
            </h2>
            <ul>
              {links.map((screen) => (
                <li key={screen.path}>
                  <ScreenLink screen={screen} name={names[screen.title]} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <div className="mt-auto border-line border-t px-3 pt-3 text-sm">
        <p className="truncate font-medium">{name}</p>
        <p className="text-muted">{frame.roles[role]}</p>
        <div className="flex flex-wrap gap-x-4">
          <Link to="/account" className="inline-flex min-h-8 items-center underline touch:min-h-11">
            {names.account}
          </Link>
          <button
            type="button"
            disabled={signOut.isPending}
            onClick={() => signOut.mutate(undefined)}
            className="inline-flex min-h-8 items-center underline touch:min-h-11"
          >
            {frame.signOut}
          </button>
        </div>
        <a href="/" className="mt-2 inline-flex min-h-8 items-center underline touch:min-h-11">
          {frame.openShop}
        </a>
      </div>
    </nav>
  )
}

const ScreenLink = ({ screen: { path, nav }, name }: { screen: Screen; name: string }) => (
  <NavLink
    to={`/${path}`}
    end={path === ''}
    className={({ isActive }) =>
      `flex min-h-9 items-center gap-3 rounded-md px-3 touch:min-h-11 ${
        isActive ? 'bg-accent-soft font-medium text-accent' : 'hover:bg-ground'
      }`
    }
  >
    {nav && <Icon name={nav.icon} />}
    {name}
  </NavLink>
)
