import { lazy, useEffect } from 'react'
import { Outlet } from 'react-router'
import { useTexts } from '../texts/texts'
import { loadedLate, Slice } from '../ui/slice'
import { Toaster } from '../ui/toast'
import { Banner } from './banner'
import { Header } from './header'
import { NavigationProgress } from './navigation-progress'
import { OfflineNotice } from './offline/offline-notice'
import { PlainLinks } from './plain-links'

/** The window width in px from which the main menu stands in the header. */
const DESKTOP = 1024
const EVENTS = ['pointerdown', 'focusin', 'click', 'keydown'] as const

/** The footer stays as sent until the browser has its code, which loads after the page's. */
const Footer = import.meta.env.SSR
  ? (await import('./footer')).default
  : lazy(() => loadedLate(() => import('./footer')))

/** One element for all renderings, so that none of them creates it anew. */
const FOOT = (
  <Slice>
    <Footer />
  </Slice>
)

export default function Layout() {
  const texts = useTexts('shell')
  useMenus()
  return (
    <>
      <a href="#content" className="skip-link">
        {texts.skip}
      </a>
      <NavigationProgress />
      <PlainLinks />
      <Banner />
      <OfflineNotice />
      <Header />
      <main id="content" tabIndex={-1} className="container min-h-[60vh] pb-20 outline-none">
        <Outlet />
      </main>
      {FOOT}
      <Toaster />
    </>
  )
}

/**
 * Adds what `<details data-menu>` lacks: the down arrow opens it, and it closes on Escape, on a
 * press or focus outside, and when one of its links is followed.
 */
function useMenus() {
  useEffect(() => {
    const act = (event: Event) => {
      const target = event.target as Element
      const key = event instanceof KeyboardEvent ? event.key : undefined
      const inside = target.closest<HTMLDetailsElement>('details[data-menu]')
      if (key === 'ArrowDown' && inside && target.matches('summary')) {
        event.preventDefault()
        inside.open = true
        inside.querySelector('a')?.focus()
      }
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(
        'details[data-menu][open]',
      )) {
        const folded = innerWidth < DESKTOP && menu.closest('[popover]')
        const left = !key && menu !== inside && !folded
        const followed = event.type === 'click' && menu === inside && target.closest('a')
        if (key !== 'Escape' && !left && !followed) continue
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
        menu.open = false
      }
    }
    for (const name of EVENTS) document.addEventListener(name, act)
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, act)
    }
  }, [])
}
