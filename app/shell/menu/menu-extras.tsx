import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { inLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { closeOnBack } from '../../ui/on-use/close-on-back'
import { LanguageLink, offeredIn } from '../language-selector'

/** The search that the phone menu adds; this code loads when the menu opens. */
export function MenuSearch() {
  const texts = useTexts('shell')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const menu = form.current?.closest<HTMLElement>('[popover]')
    let closed: (() => void) | undefined
    const toggled = () => {
      closed?.()
      closed = menu?.matches(':popover-open') ? closeOnBack(() => menu.hidePopover()) : undefined
    }
    toggled() // It is open already when this code arrives.
    menu?.addEventListener('toggle', toggled)
    return () => menu?.removeEventListener('toggle', toggled)
  }, [])
  return (
    <Form ref={form} action="/shop" className="search-form">
      <input type="search" name="q" placeholder={texts.search} aria-label={texts.search} />
      <button type="submit" aria-label={texts.doSearch} className="icon-button me-1">
        <Icon name="search" />
      </button>
    </Form>
  )
}

export function MenuLinks() {
  const { footer: texts, ...shell } = useTexts('shell')
  const language = useLanguage()
  const offered = offeredIn(shell)
  const links = [
    ['/login', texts.logIn, 'signed-out'],
    ['/wishlist', texts.wishlist],
    ['/cart', texts.cart],
    ['/track-order', texts.trackOrder],
  ] as const
  return (
    <div className="lg:hidden">
      <ul>
        {links.map(([to, label, only]) => (
          <li key={to} className={only}>
            <a href={inLanguage(language, to)} className="main-menu-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {offered.length > 1 && (
        <ul aria-label={shell.language} className="mt-2 flex flex-wrap gap-2">
          {offered.map((other) => (
            <li key={other}>
              <LanguageLink
                to={other}
                className="flex min-h-11 items-center rounded border border-line px-4 aria-[current]:underline"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
