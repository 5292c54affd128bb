import type { CardProduct } from '../../catalogue/product'
import { cardWith } from '../../catalogue/product-card'
import { fill, plural } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { ListingActions } from './listing-actions'
import { arrange, type ListingQuery, listingHref, pick, type View } from './listing-query'
import { pageCount, pageSize, toggleOf } from './listing-view'
import { Pagination } from './pagination'

/** Cards above the fold at any width. */
const EAGER = 3

const Card = cardWith(ListingActions)

interface Props {
  path: string
  query: ListingQuery
  view: View
  products: CardProduct[]
  total: number
  busy: boolean
}

export function ListingResults({ path, query, view, products, total, busy }: Props) {
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
      {total === 0 && <NothingFound path={path} query={query} />}
      <ul className="results-list" data-view={view}>
        {products.map((product, position) => (
          <li key={product.id}>
            <Card product={product} elsewhere="product" colour eager={position < EAGER} />
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
