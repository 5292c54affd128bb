import { Price } from '../../catalogue/price'
import type { ProductDetail } from '../../catalogue/product'
import { formatNumber } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { Stars } from '../../ui/stars'
import { BuyBox } from './buying/buy-box'

/** On a phone it stands above the pictures, so that the price is seen at once. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const lang = catalogueLanguage(useLanguage())
  return (
    <div className="product-head">
      <h1
        id="product-title"
        lang={lang}
        className="font-heading text-2xl font-semibold wrap-anywhere"
      >
        {product.title}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href="#reviews" className="items-center touch:inline-flex touch:min-h-11">
          <Stars rating={product.rating} count={product.reviewCount} />
        </a>
      </div>
      <div className="text-2xl">
        <Price product={product} />
      </div>
    </div>
  )
}

export function ProductFacts({ product }: { product: ProductDetail }) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  const lang = catalogueLanguage(language)
  const facts: [label: string, value: string | null, lang?: string][] = [
    [texts.brand, product.brand, lang],
    [texts.colour, product.colour, lang],
    [texts.weight, fill(texts.pounds, { weight: formatNumber(language, product.weight) })],
    [texts.warranty, product.warrantyInformation, lang],
    [texts.shipping, product.shippingInformation, lang],
    [texts.returns, product.returnPolicy, lang],
  ]
  return (
    <>
      <p lang={lang} className="text-sm leading-6">
        {product.description}
      </p>
      <hr className="border-line" />
      <BuyBox product={product} />
      <details className="product-fold">
        <summary>
          {texts.facts} <Icon name="chevron-down" />
        </summary>
        <dl className="product-facts">
          {facts.map(
            ([label, value, itsLanguage]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd lang={itsLanguage}>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </details>
    </>
  )
}
