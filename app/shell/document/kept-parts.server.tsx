import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { Language } from '../../business'
import { PriceTagsContext } from '../../catalogue/price'
import { priceTagsIn } from '../../catalogue/prices/price-tags.server'
import { watchCache } from '../../http/metrics.server'
import { onSettings, settings } from '../../settings/settings.server'
import { WordsContext } from '../../texts/texts'
import { textsOf } from '../../texts/texts.server'
import type { KeptParts } from '../../ui/part'

const LIMIT_BYTES = 8 * 1024 * 1024
/** A letter takes two where one of the text is not Latin. */
const BYTES_A_LETTER = 2
/** Two strings and their place in the map. */
const ENTRY_BYTES = 250
/** `useId` counts from the page's root. */
const COUNTED_ID = '="_R_'

const kept = new LRUCache<string, string>({
  maxSize: LIMIT_BYTES,
  sizeCalculation: (html, key) => ENTRY_BYTES + BYTES_A_LETTER * (html.length + key.length),
})
export const keptPartsBytes = () => kept.calculatedSize
watchCache('page_parts', keptPartsBytes)
onSettings(() => kept.clear())

const numbers = new Map<unknown, number>()

function numberOf(Of: unknown) {
  const number = numbers.get(Of) ?? numbers.size
  numbers.set(Of, number)
  return number
}

/** Parts of pages as HTML, by component, language and what the component was given. */
export function keptParts(language: Language): KeptParts {
  const words = { language, texts: textsOf(language) }
  return (Of, given) => {
    const key = `${numberOf(Of)} ${language} ${settings().money.crossedOutPrices} ${JSON.stringify(given)}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const html = renderToString(
      <WordsContext value={words}>
        <PriceTagsContext value={priceTagsIn(language)}>
          <Of {...given} />
        </PriceTagsContext>
      </WordsContext>,
    )
    if (html.includes(COUNTED_ID)) throw new Error(`${Of.name} uses useId: it cannot be a part`)
    kept.set(key, html)
    return html
  }
}
