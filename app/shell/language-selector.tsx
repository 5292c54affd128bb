import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../business'
import { inLanguage } from '../texts/language'
import { type Texts, useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'
import { rememberLanguage } from './remembered-language'

const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
}

/** Returns the languages that the page's texts name, which are those the shop offers. */
export const offeredIn = ({ languages }: Pick<Texts['shell'], 'languages'>) =>
  Object.keys(languages) as Language[]

/** Links to the page in a language, by its own name, and remembers that it was chosen. */
export function LanguageLink({ to, ...props }: { to: Language } & ComponentProps<'a'>) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <a
      lang={to}
      {...props}
      href={inLanguage(to, pathname + search)}
      hrefLang={to}
      aria-current={to === language ? 'true' : undefined}
      onClick={() => rememberLanguage(to)}
    >
      {props.children ?? OWN_NAMES[to]}
    </a>
  )
}

export function LanguageSelector() {
  const texts = useTexts('shell')
  const language = useLanguage()
  const offered = offeredIn(texts)
  if (offered.length < 2) return null
  return (
    <details data-menu className="relative shrink-0">
      <summary className="flex min-h-8 list-none items-center justify-end gap-1 touch:min-h-11 touch:min-w-11">
        <span className="sr-only">{texts.language}: </span>
        <span className="max-sm:hidden">{OWN_NAMES[language]}</span>
        <span className="uppercase sm:hidden" aria-hidden="true">
          {language}
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul className="menu-list">
        {offered.map((other) => (
          <li key={other}>
            <LanguageLink to={other} lang={undefined}>
              <span lang={other}>{OWN_NAMES[other]}</span>
              {other !== language && (
                <span className="text-xs text-muted">{texts.languages[other]}</span>
              )}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
