import { useRouteLoaderData } from 'react-router'
import { formatPrice, formatRoundPrice } from '../texts/figures'
import { useLanguage, useTexts } from '../texts/texts'
import { crossedOutPrice, type PriceTags } from './pricing'
import type { CardProduct } from './product'

/** The merchant's choice for crossed-out prices and badges, from the root loader. */
export function usePriceTags(): PriceTags {
  const root = useRouteLoaderData('root') as { priceTags?: PriceTags } | undefined
  return root?.priceTags ?? 'fixed'
}

export function Price({ product }: { product: Pick<CardProduct, 'price' | 'discountPercentage'> }) {
  const language = useLanguage()
  const texts = useTexts('product')
  const before = crossedOutPrice(product, usePriceTags())
  return (
    <p className="price">
      <span>{formatPrice(language, product.price)}</span>
      {before !== undefined && (
        <s>
          <span className="sr-only">{texts.before} </span>
          {formatRoundPrice(language, before)}
        </s>
      )}
    </p>
  )
}
