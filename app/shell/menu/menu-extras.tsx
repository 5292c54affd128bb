import { useLocation } from 'react-router'
import { LANGUAGES } from '../../business'
import { inLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { OWN_NAMES } from '../language-selector'
import { rememberLanguage } from '../remembered-language'

/** What the phone menu adds to the links of the header; its code comes when the menu opens. */
export function MenuExtras() {
  const { footer: texts, ...shell } = useTexts('shell')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const links = [
    ['/login', texts.logIn, 'signed-out'],
    ['/wishlist', texts.wishlist],
    ['/cart', texts.cart],
    ['/track-order', texts.trackOrder],
  ] as const
  return (
    <div className="menu-extras">
      <ul>
        {links.map(([to, label, only]) => (
          <li key={to} className={only}>
            <a href={inLanguage(language, to)} className="main-menu-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ul aria-label={shell.language} className="flex flex-wrap gap-2">
        {LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={inLanguage(other, pathname + search)}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? 'true' : undefined}
              onClick={() => rememberLanguage(other)}
            >
              {OWN_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
