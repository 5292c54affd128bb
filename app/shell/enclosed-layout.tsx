import { Outlet } from 'react-router'
import { useShop } from '../content/own/use-shop'
import { hrefIn, inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'
import { Toaster } from '../ui/toast'
import { LanguageLink, offeredIn } from './language-selector'
import { NavigationProgress } from './navigation-progress'
import { OfflineNotice } from './offline/offline-notice'
import { PlainLinks } from './plain-links'
import { Wordmark } from './wordmark'

const WAY = 'flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'

/** The frame of the checkout: nothing leads away from the order but the way back and help. */
export default function EnclosedLayout() {
  const texts = useTexts('shell')
  const { back, help } = useTexts('checkout')
  const language = useLanguage()
  const shop = useShop()
  const legal = shop.footer ?? [
    ['/privacy', texts.footer.privacy],
    ['/terms', texts.footer.terms],
  ]
  return (
    <>
      <a href="#content" className="skip-link">
        {texts.skip}
      </a>
      <NavigationProgress />
      <PlainLinks />
      <OfflineNotice />
      <header className="border-b border-[#00000026]">
        <div
          className="page-width flex flex-wrap items-center gap-y-1 py-2"
          style={{ minHeight: 72, columnGap: 'clamp(12px, 10vw - 45px, 32px)' }}
        >
          <a href={inLanguage(language, '/')} className="me-auto flex min-h-11 items-center">
            <Wordmark />
          </a>
          <a href={inLanguage(language, '/cart')} className={WAY}>
            <Icon name="arrow-left" size={20} />
            {back}
          </a>
          <a href={inLanguage(language, '/contacts')} className={WAY}>
            <Icon name="headset" size={20} />
            {help}
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page-width min-h-[60vh] pt-6 no-outline lg:pt-12">
        <Outlet />
      </main>
      <footer className="bg-black text-sm text-white print:hidden">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-5">
          <p className="text-[#fff9]">{shop.copyright ?? texts.footer.copyright}</p>
          <ul className="flex flex-wrap gap-x-6">
            {legal.map(([to, label]) => (
              <li key={to}>
                <a href={hrefIn(language, to)} className="footer-link wrap-anywhere">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <OtherLanguages />
        </div>
      </footer>
      <Toaster />
    </>
  )
}

/** Links to the page in the shop's languages, side by side, where a list has no room to open. */
function OtherLanguages() {
  const texts = useTexts('shell')
  const offered = offeredIn(texts)
  if (offered.length < 2) return null
  return (
    <nav aria-label={texts.language}>
      <ul className="flex flex-wrap gap-x-6">
        {offered.map((other) => (
          <li key={other}>
            <LanguageLink to={other} className="footer-link aria-[current]:underline" />
          </li>
        ))}
      </ul>
    </nav>
  )
}
