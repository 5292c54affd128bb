import type { ReactNode } from 'react'
import { Price } from '../../catalogue/price'
import type { ProductDetail } from '../../catalogue/product/product'
import { wholeWords } from '../../catalogue/words/whole-words'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { Stars } from '../../ui/stars'
import { Availability, BuyBox } from './buying/buy-box'
import type { ProductAsChosen } from './choosing/with-options'
import type { Fact } from './facts-table.server'

interface HeadProps {
  product: ProductDetail
  price?: ReactNode
  /** Tells that nothing of the product can be had, whatever is chosen. */
  soldOut: boolean
}

/** Shows title and price, on a phone above the pictures, so that they are seen at once. */
export function ProductHead({ product, price, soldOut }: HeadProps) {
  const lang = catalogueLanguage(useLanguage(), product)
  return (
    <div className="product-head">
      <h1
        id="product-title"
        lang={lang}
        className="font-heading text-3xl font-semibold wrap-anywhere"
      >
        {wholeWords(product.title)}
      </h1>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {price ?? (
          <div className="text-2xl">
            <Price product={product} />
          </div>
        )}
        <a href="#reviews" className="items-center touch:inline-flex touch:min-h-11">
          <Stars rating={product.rating} count={product.reviewCount} />
        </a>
      </div>
      {soldOut && <Availability product={product} />}
    </div>
  )
}

interface FactsProps extends Pick<ProductAsChosen, 'shown' | 'choice'> {
  product: ProductDetail
  facts: Fact[]
}

export function ProductFacts({ facts, ...buying }: FactsProps) {
  const { product, choice } = buying
  const texts = useTexts('productPage')
  const lang = catalogueLanguage(useLanguage())
  return (
    <>
      {choice?.groups}
      <p
        lang={product.descriptionLang ?? lang}
        className="product-text text-sm"
        style={{ lineHeight: 1.75 }}
      >
        {product.description}
      </p>
      <BuyBox {...buying} />
      <details className="product-fold">
        <summary>
          {texts.facts} <Icon name="chevron-down" />
        </summary>
        <dl className="product-facts">
          {facts.map(({ label, value, own }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={own && lang}>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
