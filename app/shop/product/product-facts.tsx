import { Price } from '../../catalogue/price'
import type { ProductDetail } from '../../catalogue/product'
import { formatNumber } from '../../texts/figures'
import { fill, plural } from '../../texts/fill'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { Stars } from '../../ui/stars'
import { ProductButtons } from './product-buttons'

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
        <Availability product={product} />
      </div>
      <div className="text-2xl">
        <Price product={product} />
      </div>
      <p lang={lang} className="text-sm leading-6">
        {product.description}
      </p>
      <hr className="border-line" />
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
      <ProductButtons product={product} />
    </>
  )
}

function Availability({ product }: { product: ProductDetail }) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  const known: Record<string, string> = texts.availability
  const soldOut = product.stock < 1
  return (
    <p className={`flex items-center gap-2 text-sm ${soldOut ? 'text-red-text' : 'text-ok'}`}>
      <Icon name={soldOut ? 'x' : 'check'} size={16} />
      <span>{known[product.availabilityStatus] ?? product.availabilityStatus}</span>
      {!soldOut && <span>({plural(language, texts.stock, product.stock)})</span>}
    </p>
  )
}
