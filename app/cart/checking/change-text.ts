import type { Language } from '../../business'
import { formatPrice } from '../../texts/figures'
import { fill, plural } from '../../texts/fill'
import type { Texts } from '../../texts/texts'
import type { CartItem } from '../cart'
import { chosenOf, titleOf } from '../lines/line-name'
import type { Change } from '../reconcile'

/** What a change of a line is to its shopper. */
export function changeText(change: Change, texts: Texts['cart'], language: Language) {
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

/** With what was chosen, which tells two lines of one product apart. */
export const nameOf = (item: CartItem, unnamed: string) =>
  [titleOf(item, unnamed), ...chosenOf(item).map(({ value }) => value)].join(', ')
