import { useShop } from '../content/own/use-shop'
import { useTexts } from '../texts/texts'
import { LanguageSelector } from './language-selector'

export function Banner() {
  const texts = useTexts('shell')
  const { banner } = useShop()
  return (
    <aside aria-label={texts.sale} className="banner">
      <div className="page-width flex min-h-12 items-center gap-4">
        <p className="grow py-1 text-center wrap-anywhere max-sm:text-xs">
          {texts.banner && (
            <>
              {texts.banner}{' '}
              <a href={banner} className="px-1 font-medium whitespace-nowrap underline">
                {texts.showNow}
              </a>
            </>
          )}
        </p>
        <LanguageSelector />
      </div>
    </aside>
  )
}
