import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCartCount } from '../cart/cart-store'
import { useShop } from '../content/own/use-shop'
import { plural } from '../texts/fill'
import { hrefIn, inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon, type IconName } from '../ui/icon'
import { useWishlist } from '../wishlist/wishlist-store'
import { CountBadge } from './count-badge'
import { Departments } from './menu/departments'
import { Search } from './search/search'
import { Wordmark } from './wordmark'

const MENU = 'main-menu'

export function Header() {
  const texts = useTexts('shell')
  const language = useLanguage()
  const [extras, setExtras] = useState<typeof import('./menu/menu-extras')>()
  const loadExtras = () => import('./menu/menu-extras').then(setExtras, () => {})
  return (
    <header className="sticky top-0 z-40 border-b border-[#00000026] bg-white [@media(height<30em)]:static">
      <div className="page-width flex flex-wrap items-center gap-y-2 py-3 sm:gap-x-4 lg:flex-nowrap lg:gap-x-6 lg:pt-6 xl:gap-x-8 lg:pb-4">
        <a
          href={inLanguage(language, '/')}
          className="relative me-auto inline-flex min-h-8 shrink-0 items-center touch:min-h-11"
        >
          <Wordmark />
        </a>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link is a click by any means */}
        <nav
          id={MENU}
          popover="auto"
          aria-label={texts.navigation}
          className="main-menu"
          onToggle={({ currentTarget, newState }) => {
            loadExtras()
            const departments = currentTarget.querySelector('details')
            // One tap opens the menu, the next one leads on.
            if (departments) departments.open = newState === 'open'
          }}
          onClick={(event) => {
            if ((event.target as Element).closest('a')) event.currentTarget.hidePopover()
          }}
          onSubmit={(event) => event.currentTarget.hidePopover()}
        >
          <div className="mb-2 flex items-center gap-2 lg:hidden">
            {extras && <extras.MenuSearch />}
            <button
              type="button"
              popoverTarget={MENU}
              popoverTargetAction="hide"
              aria-label={useTexts('ui').close}
              className="icon-button icon-button-plain order-last ms-auto"
            >
              <Icon name="x" />
            </button>
          </div>
          <Departments />
          <ul className="flex flex-col lg:flex-row">
            {(
              useShop().header ?? [
                ['/', texts.home],
                ['/contacts', texts.contact],
                ['/about', texts.about],
              ]
            ).map(([to, label]) => (
              <MenuItem key={to} to={to} label={label} />
            ))}
            <MenuItem to="/signup" label={texts.signUp} className="signed-out" />
            <MenuItem to="/accounts" label={texts.account} className="signed-in" />
          </ul>
          {extras && <extras.MenuLinks />}
        </nav>
        <Search />
        <ul className="flex shrink-0 items-center lg:gap-2">
          <li>
            <WishlistLink />
          </li>
          <li>
            <CartLink />
          </li>
          <li>
            <IconLink to="/accounts" icon="user" label={texts.account} />
          </li>
        </ul>
        <button
          type="button"
          popoverTarget={MENU}
          aria-label={texts.menu}
          className="icon-button icon-button-plain lg:hidden"
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}

interface MenuItemProps {
  to: string
  label: string
  className?: string
}

/** A plain link, to which the way back can be added (document/early-script.ts). */
const MenuItem = ({ to, label, className }: MenuItemProps) => (
  <li className={className}>
    <a
      href={hrefIn(useLanguage(), to)}
      aria-current={useLocation().pathname === to ? 'page' : undefined}
      className="main-menu-link"
    >
      {label}
    </a>
  </li>
)

function WishlistLink() {
  const texts = useTexts('shell')
  const count = useWishlist().length
  const label = plural(useLanguage(), texts.inWishlist, count)
  return (
    <IconLink to="/wishlist" icon="heart" label={count ? label : texts.wishlist} count={count} />
  )
}

function CartLink() {
  const texts = useTexts('shell')
  const count = useCartCount()
  const label = plural(useLanguage(), texts.inCart, count)
  return (
    <IconLink to="/cart" icon="shopping-cart" label={count ? label : texts.cart} count={count} />
  )
}

interface IconLinkProps {
  to: string
  icon: IconName
  label: string
  count?: number
}

const IconLink = ({ to, icon, label, count = 0 }: IconLinkProps) => (
  <a
    href={inLanguage(useLanguage(), to)}
    aria-label={label}
    title={label}
    className="icon-button icon-button-plain relative"
  >
    <Icon name={icon} size={28} />
    <CountBadge count={count} />
  </a>
)
