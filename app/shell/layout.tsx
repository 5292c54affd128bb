import { lazy } from 'react'
import { Outlet } from 'react-router'
import { useTexts } from '../texts/texts'
import { loadedLate, Slice } from '../ui/slice'
import { Toaster } from '../ui/toast'
import { Banner } from './banner'
import { Header } from './header'
import { useMenus } from './menu/use-menus'
import { NavigationProgress } from './navigation-progress'
import { OfflineNotice } from './offline/offline-notice'
import { PlainLinks } from './plain-links'

/** The footer stays as sent until the browser has its code, which loads after the page's. */
const Footer = import.meta.env.SSR
  ? (await import('./footer')).default
  : lazy(() => loadedLate(() => import('./footer')))

/** One element for all renderings, so that none of them creates its own. */
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
      <main id="content" tabIndex={-1} className="page-width min-h-[60vh] no-outline">
        <Outlet />
      </main>
      {FOOT}
      <Toaster />
    </>
  )
}
