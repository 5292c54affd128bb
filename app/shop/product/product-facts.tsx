import { Price } from '../../catalogue/price'
import type { ProductDetail } from '../../catalogue/product'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { formatWeight } from '../../texts/weight'
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

interface FactsProps {
  product: ProductDetail
  /** What of it the page's language has words for. */
  words: Partial<Pick<ProductDetail, (typeof WORDED)[number]>>
}

const WORDED = ['colour', 'warrantyInformation', 'shippingInformation', 'returnPolicy'] as const

export function ProductFacts({ product, words }: FactsProps) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  const lang = catalogueLanguage(language)
  const worded = (name: (typeof WORDED)[number]) =>
    [words[name] ?? product[name], words[name] ? undefined : lang] as const
  const facts: [label: string, value: string | null, lang?: string][] = [
    [texts.brand, product.brand, lang],
    [texts.colour, ...worded('colour')],
    [texts.weight, formatWeight(language, product.weight)],
    [texts.warranty, ...worded('warrantyInformation')],
    [texts.shipping, ...worded('shippingInformation')],
    [texts.returns, ...worded('returnPolicy')],
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
