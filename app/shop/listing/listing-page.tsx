import { data, useNavigation } from 'react-router'
import { facets, listCards } from '../../catalogue/products.server'
import { noteMissedSearch } from '../../catalogue/searches/missed-searches.server'
import { similarCards } from '../../catalogue/similar-cards.server'
import { db } from '../../database/current.server'
import { BEST_SELLING, cacheTags, LISTING, loaderHeaders } from '../../http/pages/cache-tags.server'
import { inLanguage, languageOf } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { textsFor, textsOf } from '../../texts/texts.server'
import { Breadcrumb } from '../../ui/breadcrumb'
import { pageMeta, siteOf } from '../../ui/page-meta'
import { Slice } from '../../ui/slice'
import { CompareTray } from '../compare/compare-tray'
import { fromCatalogue } from '../from-catalogue.server'
import { offersIn } from '../offers/offers.server'
import { PageProblem } from '../page-problem'
import { trailData, trailTo } from '../trail'
import type { Route } from './+types/listing-page'
import { ListingFilters } from './listing-filters'
import { canonicalQuery, isNarrowed, listingHref, parseListingQuery } from './listing-query'
import { ListingResults } from './listing-results'
import { ListingToolbar } from './listing-toolbar'
import { pageCount, pageSize } from './listing-view'
import { categoryName, knownFilters, shownFacets } from './shown-facets'

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const language = languageOf(url)
  const asked = parseListingQuery(url.searchParams)
  return fromCatalogue(async () => {
    const whole = await facets(db)
    const query = { ...asked, ...knownFilters(asked, whole) }
    const show = pageSize(query)
    let found = await listCards(db, { ...query, show })
    const last = pageCount(found.total, show)
    if (query.page > last) {
      query.page = last
      found = await listCards(db, { ...query, show })
    }
    const similar = await similarCards(db, query, { found, show })
    const missed = query.q !== undefined && found.total === 0
    if (missed && !isNarrowed(query)) noteMissedSearch(query.q ?? '', similar.total)
    const nothing = found.total + similar.total === 0
    const offers = nothing ? await offersIn(language) : undefined
    const tagged = offers
      ? cacheTags(offers.best, LISTING, BEST_SELLING)
      : cacheTags([...found.products, ...similar.products], LISTING)
    return data(
      {
        texts: textsFor(language, 'shop', 'compare'),
        query,
        total: found.total,
        similar,
        subject: query.q ?? categoryName(whole, query.category) ?? query.brand,
        trail: trailTo(query.category, {
          categories: whole.categories,
          departments: textsOf(language).shop.departments,
        }),
        products: found.products,
        facets: shownFacets(whole, await facets(db, query), query),
        offers,
      },
      // Not kept, so that each such search comes here and is counted.
      missed ? { headers: { ...tagged.headers, 'Cache-Control': 'no-store' } } : tagged,
    )
  })
}

export const headers = loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, {})
  const { texts, query, subject, trail } = args.loaderData
  return [
    ...pageMeta(args, {
      title: [subject, texts.shop.title].filter(Boolean).join(' | '),
      description: texts.shop.description,
      path: listingHref('/shop', canonicalQuery(query)),
    }),
    ...(query.q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(import.meta.env.SSR
      ? [{ 'script:ld+json': trailData(trail, siteOf(args), texts.shop) }]
      : []),
  ]
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { total, products, similar, facets, offers, trail } = loaderData
  const texts = useTexts('shop')
  const path = inLanguage(useLanguage(), '/shop')
  const pending = usePendingQuery(path)
  // A pick shows at once, the list when it has been fetched.
  const query = pending ?? loaderData.query
  return (
    <>
      <Breadcrumb
        items={[
          { label: texts.home, to: '/' },
          { label: texts.title, ...(trail.length > 0 && { to: '/shop' }) },
          ...trail.map(({ label, to }, at) => ({ label, ...(trail[at + 1] && { to }) })),
        ]}
      />
      <h1 className="font-heading text-3xl font-semibold md:text-4xl">{texts.title}</h1>
      <div className="listing">
        <Slice>
          <ListingFilters path={path} query={query} facets={facets} />
        </Slice>
        <div className="min-w-0">
          <ListingToolbar path={path} query={query} />
          <Slice>
            <ListingResults
              path={path}
              query={loaderData.query}
              view={query.view}
              products={products}
              total={total}
              similar={similar}
              offers={offers}
              busy={pending !== undefined}
            />
          </Slice>
        </div>
      </div>
      <CompareTray />
    </>
  )
}

function usePendingQuery(path: string) {
  const { location } = useNavigation()
  return location && inLanguage('en', location.pathname) === inLanguage('en', path)
    ? parseListingQuery(new URLSearchParams(location.search))
    : undefined
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />
}
