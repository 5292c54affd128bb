import { useLocation } from 'react-router'
import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { OWN_NAMES, offeredIn } from './language-selector'
import { rememberLanguage } from './remembered-language'

/** Links to the page in the shop's languages, side by side, where a list has no room to open. */
export function OtherLanguages() {
  const texts = useTexts('shell')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const offered = offeredIn(texts)
  if (offered.length < 2) return null
  return (
    <nav aria-label={texts.language}>
      <ul className="flex flex-wrap gap-x-6">
        {offered.map((other) => (
          <li key={other}>
            <a
              href={inLanguage(other, pathname + search)}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? 'true' : undefined}
              className="footer-link aria-[current]:underline"
              onClick={() => rememberLanguage(other)}
            >
              {OWN_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
