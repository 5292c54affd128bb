import { createContext, useContext } from 'react'
import { formatPrice, formatRoundPrice } from '../texts/figures'
import { type Texts, useLanguage, useTexts } from '../texts/texts'
import { crossedOutPrice, type PriceTags } from './product/pricing'
import type { CardProduct } from './product/product'

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
          <span className="sr-only">{`${texts.before} `}</span>
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
