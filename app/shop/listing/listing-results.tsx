import { lazy, Suspense } from 'react'
import type { CardProduct } from '../../catalogue/product'
import { ProductCard } from '../../catalogue/product-card'
import { plural } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import type { OffersShown } from '../offers/offers.server'
import { ListingActions } from './listing-actions'
import { arrange, type ListingQuery, listingHref, pick, type View } from './listing-query'
import { pageCount, pageSize, toggleOf } from './listing-view'
import { Pagination } from './pagination'

/** Cards above the fold at any width. */
const EAGER = 3

/** Few pages have it: the browser loads it when one does, and shows it as sent until then. */
const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found')).default
  : lazy(() => import('./nothing-found'))

const actionsOf = (product: CardProduct) => <ListingActions product={product} />

interface Props {
  path: string
  query: ListingQuery
  view: View
  products: CardProduct[]
  total: number
  offers?: OffersShown
  busy: boolean
}

export function ListingResults({ path, query, view, products, total, offers, busy }: Props) {
  const texts = useTexts('shop')
  const language = useLanguage()
  const toggle = toggleOf(query, total)
  const found = query.q
    ? plural(language, texts.foundFor, total, { text: query.q })
    : plural(language, texts.found, total)
  return (
    <section aria-labelledby="results" aria-busy={busy} className="results">
      <h2 id="results" className="sr-only">
        {texts.results}
      </h2>
      <p role="status" className="mb-6 text-muted wrap-anywhere">
        {total > 0 && found}
      </p>
      {offers && (
        <Suspense>
          <NothingFound
            q={query.q}
            all={listingHref(path, pick(query, {}))}
            offers={offers}
            actions={actionsOf}
          />
        </Suspense>
      )}
      <ul className="results-list" data-view={view}>
        {products.map((product, position) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              elsewhere="product"
              colour
              eager={position < EAGER}
              actions={actionsOf(product)}
            />
          </li>
        ))}
      </ul>
      {toggle && (
        <p className="mt-10 text-center">
          <a
            href={listingHref(path, arrange(query, { all: toggle === 'all' }))}
            data-keep-scroll
            className="button"
          >
            {toggle === 'all' ? texts.showAll : texts.showLess}
          </a>
        </p>
      )}
      <Pagination path={path} query={query} last={pageCount(total, pageSize(query))} />
    </section>
  )
}
