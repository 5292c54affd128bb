import { createContext, useContext } from 'react'
import { FIXED_BADGE_PERCENT, FIXED_CROSSED_OUT_CENTS } from '../business'
import { formatPrice, formatRoundPrice } from '../texts/figures'
import { type Texts, useLanguage, useTexts } from '../texts/texts'
import type { CardProduct } from './product'

/**
 * The words before the lowest price of the 30 days before, where prices are reduced as the catalogue
 * says. Undefined where spec section 9 fixes them.
 */
export type PriceTags = string | undefined

interface Priced {
  price: number
  discountPercentage: number
}

/** Gives the crossed-out price in cents: $160 (spec section 9) or that before the discount, if higher. */
export function crossedOutPrice({ price, discountPercentage }: Priced, tags: PriceTags) {
  const before = tags
    ? Math.round(price / (1 - Math.min(discountPercentage, 99) / 100))
    : FIXED_CROSSED_OUT_CENTS
  return before > price ? before : undefined
}

/** Gives a badge's per cent. `fixed` says that spec section 9 gives the card the fixed badge. */
export function badgePercent(product: Priced, tags: PriceTags, fixed: boolean) {
  if (fixed && !tags) return FIXED_BADGE_PERCENT
  return product.discountPercentage > 0 ? product.discountPercentage : undefined
}

/** The merchant's choice for crossed-out prices and badges, from the root loader. */
export const PriceTagsContext = createContext<PriceTags>(undefined)

export function Price({
  product,
}: {
  product: Pick<CardProduct, 'price' | 'discountPercentage' | 'lowestBefore' | 'from'>
}) {
  const language = useLanguage()
  const texts: Texts['product'] & { tax?: string } = useTexts('product')
  const tags = useContext(PriceTagsContext)
  const before = crossedOutPrice(product, tags)
  return (
    <p className="price">
      {product.from && <small>{texts.from}</small>}
      <span>{formatPrice(language, product.price)}</span>
      {before && (
        <s>
          <span className="sr-only">{texts.before} </span>
          {formatRoundPrice(language, before)}
        </s>
      )}
      {texts.tax && <small>{texts.tax}</small>}
      {tags && product.lowestBefore && (
        <small>{tags + formatPrice(language, product.lowestBefore)}</small>
      )}
    </p>
  )
}
