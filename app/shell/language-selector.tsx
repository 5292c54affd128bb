import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { LANGUAGES, type Language } from '../business'
import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'
import { rememberLanguage } from './remembered-language'

const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
}

export function LanguageSelector() {
  const texts = useTexts('shell')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  useClosingMenu(menu)
  return (
    <details ref={menu} className="relative shrink-0">
      <summary className="flex min-h-8 list-none items-center justify-end gap-1 touch:min-h-11 touch:min-w-11">
        <span className="sr-only">{texts.language}: </span>
        <span className="max-sm:hidden">{OWN_NAMES[language]}</span>
        <span className="uppercase sm:hidden" aria-hidden="true">
          {language}
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul className="absolute end-0 top-full z-50 mt-2 min-w-48 rounded bg-white py-2 text-ink shadow-lg">
        {LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={inLanguage(other, pathname + search)}
              hrefLang={other}
              aria-current={other === language ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-4 px-4 hover:bg-tile aria-[current]:font-medium"
              onClick={() => rememberLanguage(other)}
            >
              <span lang={other}>{OWN_NAMES[other]}</span>
              {other !== language && (
                <span className="text-xs text-muted">{texts.languages[other]}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** `<details>` does not close on Escape, a press or focus outside. */
function useClosingMenu(menu: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      } else if (details.contains(event.target as Node)) return
      details.open = false
    }
    const names = ['pointerdown', 'focusin', 'keydown']
    for (const name of names) document.addEventListener(name, close)
    return () => {
      for (const name of names) document.removeEventListener(name, close)
    }
  }, [menu])
}
