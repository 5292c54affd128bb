import { formatPrice, type Pattern } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import type { Totals } from '../totals'
import type { Pricing } from './cart-totals'

export interface Amounts {
  totals: Totals
  /** Set for a cart, whose shipping may be an estimate or impossible. */
  priced?: Pricing
  /** Set for a currency other than the shop's. */
  pattern?: Pattern
}

/** Returns the words of a cart's or order's amounts; those of an estimate begin with 'from'. */
export function useAmounts({ totals: { shipping, total }, priced, pattern }: Amounts) {
  const texts = useTexts('cart')
  const language = useLanguage()
  const costs = shipping || priced?.byPostCode
  const price = (cents: number) => formatPrice(language, cents, pattern)
  const atLeast = (cents: number) =>
    costs && priced?.from ? fill(texts.from, { amount: price(cents) }) : price(cents)
  return {
    price,
    shipping: priced?.unsent ? '–' : costs ? atLeast(shipping) : texts.free,
    total: atLeast(total),
  }
}
