import { Outlet } from 'react-router'
import { useTexts } from '../texts/texts'
import { Slice } from '../ui/slice'
import { Toaster } from '../ui/toast'
import { Banner } from './banner'
import { Footer } from './footer'
import { Header } from './header'
import { useMenus } from './menu/use-menus'
import { NavigationProgress } from './navigation-progress'
import { OfflineNotice } from './offline/offline-notice'
import { PlainLinks } from './plain-links'

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
      <Slice>
        <Footer />
      </Slice>
      <Toaster />
    </>
  )
}
