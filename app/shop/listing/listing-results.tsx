import { Fragment, lazy, Suspense } from 'react'
import type { OffersShown } from '../../catalogue/offers.server'
import type { CardProduct } from '../../catalogue/product/product'
import { cardWith, FEW_IN_ROW } from '../../catalogue/product-card'
import { useTexts } from '../../texts/texts'
import { ListingActions } from './listing-actions'
import {
  arrange,
  type ListingLayout,
  type ListingQuery,
  listingHref,
  pickFilters,
} from './listing-query'
import { pageCount, pageSize, toggleOf } from './listing-view'
import { NoteLinks } from './note-links'
import { Pagination } from './pagination'
import type { SearchNote } from './search-notes.server'

/** The number of cards above the fold at any width. */
const EAGER = 3

/** How wide the pictures of few products are. */
const SIZES: Record<string, string> = { pair: FEW_IN_ROW, lone: '(width<640px)92vw,420px' }

/** Two products share their row, and a lone one lies across it: no part of it is left empty. */
function shapeOf(count: number, view: ListingLayout) {
  if (count === 1) return 'lone'
  return count === 2 && view === 'grid' ? 'pair' : view
}

const Card = cardWith(ListingActions)
const actionsOf = (product: CardProduct) => <ListingActions product={product} />

/** Few pages are empty: the browser loads this code with one, and shows it as sent until then. */
const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found')).default
  : lazy(() => import('./nothing-found'))

interface Props {
  path: string
  query: ListingQuery
  /** What was searched for, as the page names it. */
  words?: string
  view: ListingLayout
  products: CardProduct[]
  /** Colour names in the page's language, by the catalogue's names. */
  colours: Record<string, string>
  total: number
  similar: { products: CardProduct[]; total: number }
  /** Heads the similar products where others stand before them. */
  besides: SearchNote
  /** Further goods of the kind, which fill the rows of a short list. */
  more: CardProduct[]
  /** Given when nothing is found. */
  offers?: OffersShown
  /** True where a note above answers the search. */
  answered?: boolean
  busy: boolean
}

export function ListingResults(props: Props) {
  const { path, query, view, products, colours, total, similar, besides, more, offers, busy } =
    props
  const texts = useTexts('shop')
  const toggle = toggleOf(query, total + similar.total)
  const groups: (Partial<SearchNote> & Pick<Props, 'products'>)[] = [
    { products },
    { ...besides, products: similar.products },
    // Below what comes close they go on without a heading, which would leave a row half empty.
    { text: total && similar.total ? '' : texts.moreLike, products: more },
  ]
  return (
    <section aria-labelledby="results" aria-busy={busy} className="results">
      <h2 id="results" className="sr-only">
        {texts.results}
      </h2>
      {offers && (
        <Suspense>
          <NothingFound
            q={props.words}
            all={listingHref(path, pickFilters(query, {}))}
            offers={offers}
            answered={props.answered}
            actions={actionsOf}
          />
        </Suspense>
      )}
      <div className="results-grid">
        {groups.map(({ text, links = [], products }, at) => {
          const shape = at ? view : shapeOf(products.length, view)
          return (
            products[0] && (
              // biome-ignore lint/suspicious/noArrayIndexKey: three groups in one order
              <Fragment key={at}>
                {(text || links[0]) && (
                  <div className="results-note wrap-anywhere">
                    {text && <h2 className="section-mark text-2xl">{text}</h2>}
                    <NoteLinks links={links} />
                  </div>
                )}
                <ul
                  className={`${shape === 'pair' ? 'grid' : 'contents'} ${at < 2 ? 'results-list' : ''}`}
                  data-view={shape}
                >
                  {products.map((product, position) => (
                    <li key={product.id}>
                      <Card
                        product={product}
                        elsewhere="product"
                        colour={colours[product.colour ?? ''] ?? true}
                        eager={position < EAGER}
                        sizes={SIZES[shape]}
                      />
                    </li>
                  ))}
                </ul>
              </Fragment>
            )
          )
        })}
      </div>
      {toggle && (
        <p className="mt-8 text-center">
          <a
            href={listingHref(path, arrange(query, { all: toggle === 'all' }))}
            data-keep-scroll
            className="button button-outline"
          >
            {toggle === 'all' ? texts.showAll : texts.showLess}
          </a>
        </p>
      )}
      <Pagination path={path} query={query} last={pageCount(total, pageSize(query))} />
    </section>
  )
}
