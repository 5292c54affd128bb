import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { Language } from '../../business'
import { PriceTagsContext } from '../../catalogue/price'
import { priceTagsIn } from '../../catalogue/prices/price-tags.server'
import { watchCache } from '../../http/metrics.server'
import { onSettings, settings } from '../../settings/settings.server'
import { WordsContext } from '../../texts/texts'
import { textsOf } from '../../texts/texts.server'
import type { RenderKeptPart } from '../../ui/kept-part'

const LIMIT_BYTES = 8 * 1024 * 1024
/** Bytes per character: a string with a non-Latin character stores each in two. */
const BYTES_A_LETTER = 2
/** Bytes of one entry without its text: two strings and a place in the map. */
const ENTRY_BYTES = 250
/** A mark of `useId`, which counts from the page's root. */
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
  return numbers.getOrInsert(Of, numbers.size)
}

/** Keeps parts of pages as HTML, by component, language and props. */
export function keptParts(language: Language): RenderKeptPart {
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
