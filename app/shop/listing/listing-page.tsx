import { data, redirect } from 'react-router'
import { offersIn } from '../../catalogue/offers.server'
import { db } from '../../database/current.server'
import {
  BEST_SELLING,
  cacheTags,
  IN_STOCK,
  LISTING,
  loaderHeaders,
} from '../../http/pages/cache-tags.server'
import { requestUrl } from '../../input/request-url'
import { coloursIn } from '../../texts/known-values/known-values.server'
import { inLanguage, languageOf } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { textsFor, textsOf } from '../../texts/texts.server'
import { Breadcrumb } from '../../ui/breadcrumb'
import { pageMeta, siteOf } from '../../ui/page-meta'
import { Slice } from '../../ui/slice'
import { trailData, trailTo } from '../breadcrumb-trail'
import { CompareTray } from '../compare/compare-tray'
import { fromCatalogue } from '../from-catalogue.server'
import { problemTitle } from '../page-problem'
import type { Route } from './+types/listing-page'
import { movedCategory, seoOf } from './category-address.server'
import { findListing } from './find-listing.server'
import { canonicalQuery, isToBeIndexed, listingHref, parseListingQuery } from './listing-query'
import { ListingResults } from './listing-results'
import { ListingToolbar } from './listing-toolbar'
import { CARDS_IN_ROW } from './listing-view'
import { listedChoices } from './narrowing/listed-choices.server'
import { ListingFilters } from './narrowing/listing-filters'
import { narrowingOf } from './narrowing/narrowing.server'
import { Picked } from './narrowing/picked'
import { areOwn, headingOf, pickedOf } from './narrowing/picked-filters.server'
import { PriceProblem } from './narrowing/price-problem'
import { NoteLinks } from './note-links'
import { searchTarget } from './search/search-target.server'
import {
  askNote,
  besidesNote,
  correctionNote,
  countedSearch,
  foundText,
  helpNote,
  namingCorrection,
} from './search-notes.server'
import { useCountedSearch } from './use-counted-search'
import { usePendingQuery } from './use-pending-query'

export async function loader({ request }: Route.LoaderArgs) {
  const url = requestUrl(request)
  const language = languageOf(url)
  const asked = parseListingQuery(url.searchParams)
  const target = await searchTarget(asked, request)
  if (target !== undefined) throw redirect(target, { headers: { 'Cache-Control': 'no-store' } })
  const { listing, moved, help } = await fromCatalogue(async () => {
    const help = await helpNote(asked, language)
    const found = await findListing(db, asked, language, { isQuestion: help !== undefined })
    const listing = namingCorrection(found)
    return { listing, moved: await movedCategory(db, listing, url.searchParams), help }
  })
  if (moved !== undefined) throw redirect(moved, 301)
  return fromCatalogue(async () => {
    const { query, found, similar, more } = listing
    const missed = asked.q !== undefined && found.total === 0
    const correction = correctionNote(listing, asked.q, language)
    const typed = correction?.words ?? asked.q
    const words = correction?.words ?? (listing.said ? listing.said.words : query.q)
    const offers = found.total + similar.total > 0 ? undefined : await offersIn(language)
    const shown = [...found.products, ...similar.products, ...more]
    const tagged = offers
      ? cacheTags(offers.best, LISTING, IN_STOCK, BEST_SELLING)
      : cacheTags(shown, LISTING, IN_STOCK)
    const picked = pickedOf(listing, language)
    const heading = headingOf(listing, asked, typed, language)
    // Searches that find nothing and queries with unknown values are not cached: such pages, of
    // which there is no end, would fill the memory.
    const kept = !missed && listing.unknown.length === 0 && areOwn(url.searchParams, query)
    return data(
      {
        texts: textsFor(language, 'shop', 'compare'),
        query,
        ...(similar.total > 0 && { base: listing.base }),
        ...{ words, total: found.total, found: foundText(listing, typed, language) },
        ...{ similar, more, besides: besidesNote(listing, typed, language) },
        note: help ?? correction ?? (await askNote(listing, asked, language)),
        ...(correction && { corrected: correction.words }),
        ...countedSearch(listing, asked, help !== undefined),
        heading,
        // Where no chip says what is picked, the shop's own title heads the page.
        ...(picked.chips[0] && { named: heading?.replaceAll(' ·', '\u00a0·') }),
        trail: trailTo(query.category, {
          categories: listing.whole.categories,
          departments: textsOf(language).shop.departments,
        }),
        canonical: listingHref('/shop', canonicalQuery(query)),
        ...seoOf(listing, language),
        robots: isToBeIndexed(query) ? undefined : 'noindex, follow',
        products: found.products,
        colours: coloursIn(language, shown),
        listed: listedChoices(listing, language),
        narrowing: narrowingOf(listing, url.searchParams, language),
        picked,
        offers,
      },
      kept ? tagged : { headers: { ...tagged.headers, 'Cache-Control': 'no-store' } },
    )
  })
}

export { Unanswered as ErrorBoundary } from '../page-problem'

export const headers = loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: problemTitle(args) })
  const { texts, heading, trail, canonical, robots, seo } = args.loaderData
  return [
    ...pageMeta(args, {
      title: [heading, texts.shop.title].filter(Boolean).join(' | '),
      wholeTitle: seo?.title,
      description: seo?.description ?? texts.shop.description,
      path: canonical,
    }),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...(import.meta.env.SSR
      ? [{ 'script:ld+json': trailData(trail, siteOf(args), texts.shop) }]
      : []),
  ]
}

const HEADING = 'font-heading text-3xl font-semibold wrap-anywhere md:text-4xl'

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { named, total, products, colours, similar, besides, note } = loaderData
  const { listed, narrowing, picked, offers, trail } = loaderData
  const { problem } = narrowing.bounds
  useCountedSearch(loaderData)
  const texts = useTexts('shop')
  const path = inLanguage(useLanguage(), '/shop')
  const pending = usePendingQuery(path)
  const query = pending ?? loaderData.query // A pick shows before its list.
  return (
    <>
      <Breadcrumb
        items={[
          { label: texts.home, to: '/' },
          { label: texts.title, ...(trail.length > 0 && { to: '/shop' }) },
          ...trail.map(({ label, to }, at) => ({ label, ...(trail[at + 1] && { to }) })),
        ]}
      />
      {/* Where nothing was found, what follows heads the page. */}
      <div className="flex flex-wrap items-end justify-between gap-x-4 max-sm:-mt-2">
        <h1 className={offers && !named ? 'sr-only' : HEADING}>{named ?? texts.title}</h1>
        <p role="status" className="text-muted wrap-anywhere">
          {!offers && loaderData.found}
        </p>
      </div>
      <div className="listing">
        <Slice>
          <ListingFilters
            path={path}
            query={loaderData.base ?? loaderData.query}
            listed={listed}
            narrowing={narrowing}
            picks={picked.chips.length}
            none={offers !== undefined}
            few={total + similar.total <= CARDS_IN_ROW}
            pending={pending && listingHref(path, pending)}
          />
        </Slice>
        <div className="listing-main">
          {note && (
            <p
              role="status"
              className={`wrap-anywhere ${note.answers ? 'notice text-xl font-medium' : 'auth-notice mb-4'}`}
            >
              {note.text} <NoteLinks links={note.links} />
            </p>
          )}
          <Picked {...picked} />
          {problem && <PriceProblem problem={problem} />}
          {!offers && total !== 1 && (
            <ListingToolbar path={path} query={query} total={total + similar.total} />
          )}
          <Slice>
            <ListingResults
              path={path}
              query={loaderData.query}
              words={loaderData.words}
              view={query.view}
              {...{ products, colours, total, similar, besides, offers }}
              more={loaderData.more}
              answered={note?.answers}
              busy={pending !== undefined}
            />
          </Slice>
        </div>
      </div>
      <CompareTray />
    </>
  )
}
