import type { ReactNode } from 'react'
import { inLanguage } from '../texts/language'
import { useLanguage } from '../texts/texts'
import type { OffersShown } from './offers.server'
import type { CardProduct } from './product/product'
import { FEW_IN_ROW, ProductCard } from './product-card'

const HEADING = 'mb-6 text-center font-heading text-2xl font-semibold'

interface Props {
  offers: OffersShown
  actions?: (product: CardProduct) => ReactNode
}

/** Offers best sellers and departments where a page has no products of its own. */
export function Offers({ offers: { texts, departments, best }, actions }: Props) {
  const path = inLanguage(useLanguage(), '/shop')
  return (
    <div className="mt-8 grid grid-cols-1" style={{ gap: 64 }}>
      {best.length > 0 && (
        <section aria-label={texts.best}>
          <h2 className={HEADING}>{texts.best}</h2>
          <ul className="results-grid results-list">
            {best.map((product) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  elsewhere="product"
                  sizes={FEW_IN_ROW}
                  actions={actions?.(product)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {departments.length > 0 && (
        <nav aria-label={texts.departments}>
          <h2 className={HEADING}>{texts.departments}</h2>
          <ul className="flex flex-wrap justify-center gap-2">
            {departments.map(({ slug, label }) => (
              <li key={slug}>
                <a
                  href={`${path}?category=${slug}`}
                  className="flex min-h-11 items-center rounded border border-line px-4 hover:bg-tile"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
