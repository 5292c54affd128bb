import type { CardProduct } from '../../catalogue/product'
import { ProductCard } from '../../catalogue/product-card'
import { fill, plural } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { ListingActions } from './listing-actions'
import { arrange, type ListingQuery, listingHref, pick, type View } from './listing-query'
import { pageCount, pageSize, toggleOf } from './listing-view'
import { Pagination } from './pagination'

/** Cards above the fold at any width. */
const EAGER = 3

interface Props {
  path: string
  query: ListingQuery
  view: View
  products: CardProduct[]
  total: number
  similar: { products: CardProduct[]; total: number }
  busy: boolean
}

export function ListingResults({ path, query, view, products, total, similar, busy }: Props) {
  const texts = useTexts('shop')
  const language = useLanguage()
  const toggle = toggleOf(query, total + similar.total)
  const nothing = total + similar.total === 0
  const found = query.q
    ? total > 0
      ? plural(language, texts.foundFor, total, { text: query.q })
      : fill(texts.noneFor, { text: query.q })
    : plural(language, texts.found, total)
  return (
    <section aria-labelledby="results" aria-busy={busy} className="results">
      <h2 id="results" className="sr-only">
        {texts.results}
      </h2>
      <p role="status" className="mb-6 text-muted wrap-anywhere">
        {!nothing && found}
      </p>
      {nothing && <NothingFound path={path} query={query} />}
      <Cards view={view} products={products} />
      {similar.total > 0 && (
        <>
          <h2 className="results-similar">{texts.similar}</h2>
          <Cards view={view} products={similar.products} />
        </>
      )}
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

const Cards = ({ view, products }: Pick<Props, 'view' | 'products'>) => (
  <ul className="results-list" data-view={view}>
    {products.map((product, position) => (
      <li key={product.id}>
        <ProductCard
          product={product}
          elsewhere="product"
          colour
          eager={position < EAGER}
          actions={<ListingActions product={product} />}
        />
      </li>
    ))}
  </ul>
)

function NothingFound({ path, query }: { path: string; query: ListingQuery }) {
  const texts = useTexts('shop')
  return (
    <div className="page-problem">
      <h2 className="font-heading text-2xl font-semibold wrap-anywhere">
        {query.q ? fill(texts.noneFor, { text: query.q }) : texts.none}
      </h2>
      <p>{texts.noneHint}</p>
      <a href={listingHref(path, pick(query, {}))} className="button">
        {texts.showAll}
      </a>
    </div>
  )
}
