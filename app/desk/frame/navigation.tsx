import { Link, NavLink } from 'react-router'
import { useRead } from '../client/desk-fetch'
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
      className={`${open ? 'flex' : 'hidden'} fixed inset-x-0 top-14 bottom-0 z-20 flex-col overflow-y-auto bg-surface p-3 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:overflow-hidden lg:border-line lg:border-r`}
    >
      <p className="mb-2 hidden shrink-0 truncate px-3 font-semibold text-lg lg:block">
        {session.shop.name}
      </p>
      <button
        type="button"
        onClick={openPalette}
        className="mb-3 flex min-h-10 shrink-0 items-center gap-2 rounded-md border border-line px-3 text-left text-muted touch:min-h-11"
      >
        <Icon name="search" />
        <span className="grow">{frame.palette.open}</span>
        <kbd className="hidden text-xs lg:inline">Ctrl K</kbd>
      </button>
      <div className="-mx-1 px-1 lg:min-h-0 lg:grow lg:overflow-y-auto">
        {groups.map((group) => {
          const links = shown.filter(({ nav }) => nav?.group === group)
          if (links.length === 0) return null
          return (
            <section key={group} className="mb-2" aria-label={frame.groups[group]}>
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
      </div>
      <div className="mt-auto shrink-0 border-line border-t px-3 pt-2 text-sm">
        <p className="truncate">
          <span className="font-medium">{name}</span>{' '}
          <span className="text-muted">{frame.roles[role]}</span>
        </p>
        <div className="flex flex-wrap gap-x-4">
          <Link to="/account" className={FOOT_LINK}>
            {names.account}
          </Link>
          <button
            type="button"
            disabled={signOut.isPending}
            onClick={() => signOut.mutate(undefined)}
            className={FOOT_LINK}
          >
            {frame.signOut}
          </button>
          <ShopLink isOpen={session.shop.isOpen} mayChange={may(role, 'settings.change')} />
        </div>
      </div>
    </nav>
  )
}

/** While strangers see a closed shop, who may open it sees the shop itself. */
function ShopLink({ isOpen, mayChange }: { isOpen: boolean; mayChange: boolean }) {
  const { seeShop } = useDeskTexts().frame
  const enabled = !isOpen && mayChange
  const { data } = useRead<{ href: string }>('/opening/preview', {}, { enabled })
  return (
    <a href={data?.href ?? '/'} className={FOOT_LINK}>
      {seeShop}
    </a>
  )
}

const FOOT_LINK = 'inline-flex min-h-7 items-center underline touch:min-h-11'

const ScreenLink = ({ screen: { path, nav }, name }: { screen: Screen; name: string }) => (
  <NavLink
    to={`/${path}`}
    end={path === ''}
    className={({ isActive }) =>
      `flex min-h-8 items-center gap-3 rounded-md px-3 touch:min-h-11 lg:[@media(max-height:940px)]:min-h-7 ${
        isActive ? 'bg-accent-soft font-medium text-accent' : 'hover:bg-ground'
      }`
    }
  >
    {nav && <Icon name={nav.icon} />}
    {name}
  </NavLink>
)
