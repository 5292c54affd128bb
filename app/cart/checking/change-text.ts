import type { Language } from '../../business'
import { formatPrice } from '../../texts/figures'
import { fill, plural } from '../../texts/fill'
import { type KnownOptions, valuesOfChoice } from '../../texts/known-values/known-values'
import type { Texts } from '../../texts/texts'
import type { CartItem } from '../cart'
import { cartLineTitle, chosenOf } from '../lines/line-name'
import type { LineChange } from '../reconcile'

/** Says what changed in a line, in the shopper's language. */
export function changeText(change: LineChange, texts: Texts['cart'], language: Language) {
  switch (change.kind) {
    case 'price':
      return fill(texts.priceChanged, {
        from: formatPrice(language, change.from),
        to: formatPrice(language, change.to),
      })
    case 'less':
      return plural(language, texts.lessStock, change.left, { from: change.from })
    default:
      return texts[change.kind]
  }
}

/** Returns title and chosen options, which tell two lines of one product apart. */
export const lineLabel = (item: CartItem, unnamed: string, known: KnownOptions | undefined) =>
  [cartLineTitle(item, unnamed), ...valuesOfChoice(known, chosenOf(item))].join(', ')
