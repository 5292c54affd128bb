import { Fragment } from 'react'
import type { ChosenOption } from '../../catalogue/product/variant'
import { withColon } from '../../texts/colon'
import { wordsOfChoice } from '../../texts/known-values/known-values'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'

/** Shows 'Size: M · Colour: Red' in the page's words, else the catalogue's; nothing without options. */
export function ChosenOptions({ chosen = [] }: { chosen?: readonly ChosenOption[] }) {
  const language = useLanguage()
  const lang = catalogueLanguage(language)
  const known = useTexts('known')
  if (chosen.length === 0) return null
  return (
    <span className="block text-sm text-muted wrap-anywhere">
      {chosen.map((one, at) => {
        const words = wordsOfChoice(known, one)
        return (
          <Fragment key={one.name}>
            {at > 0 && ' · '}
            <span lang={words.name ? undefined : lang}>
              {withColon(language, words.name ?? one.name)}
            </span>{' '}
            <span lang={words.value ? undefined : lang}>{words.value ?? one.value}</span>
          </Fragment>
        )
      })}
    </span>
  )
}
