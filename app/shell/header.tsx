import { useLocation } from 'react-router'
import { useCartCount } from '../cart/cart-store'
import { plural } from '../texts/fill'
import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon, type IconName } from '../ui/icon'
import { useWishlist } from '../wishlist/wishlist-store'
import { Search } from './search/search'

const MENU = 'main-menu'

export function Header() {
  const texts = useTexts('shell')
  const language = useLanguage()
  return (
    <header className="sticky top-0 z-40 border-b border-black/15 bg-white [@media(height<480px)]:static">
      <div className="container flex flex-wrap items-center gap-y-2 py-3 sm:gap-x-4 lg:gap-x-8 lg:pt-6 lg:pb-4">
        <a
          href={inLanguage(language, '/')}
          className="me-auto inline-flex items-center font-heading text-2xl font-bold touch:min-h-11"
        >
          {texts.brand}
        </a>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link is a click by any means */}
        <nav
          id={MENU}
          popover="auto"
          aria-label={texts.navigation}
          className="main-menu"
          onClick={(event) => {
            if ((event.target as Element).closest('a')) event.currentTarget.hidePopover()
          }}
        >
          <ul className="flex flex-col lg:flex-row lg:gap-8 xl:gap-12">
            <MenuItem to="/" label={texts.home} />
            <MenuItem to="/contacts" label={texts.contact} />
            <MenuItem to="/about" label={texts.about} />
            <MenuItem to="/signup" label={texts.signUp} className="signed-out" />
            <MenuItem to="/accounts" label={texts.account} className="signed-in" />
          </ul>
        </nav>
        <Search />
        <ul className="flex items-center lg:gap-2">
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
      href={inLanguage(useLanguage(), to)}
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
    {count > 0 && (
      <span data-badge className="badge">
        {count > 99 ? '99+' : count}
      </span>
    )}
  </a>
)
