import { createElement, lazy } from 'react'
import { data } from 'react-router'
import type { Language } from '../business'
import type { CardProduct } from '../catalogue/product/product'
import { db } from '../database/current.server'
import { loaderHeaders } from '../http/pages/cache-tags.server'
import { settings } from '../settings/settings.server'
import { languageOf } from '../texts/language'
import { type Texts, useTexts } from '../texts/texts'
import { pageMeta, siteOf } from '../ui/page-meta'
import { loadedLate, Slice } from '../ui/slice'
import type { Route } from './+types/home-page'
import type { Tile } from './category-tiles'
import { DepartmentMenu } from './department-menu'
import { draftHome } from './list/draft-home.server'
import { loadSections, loadSpecHome } from './list/load-home.server'
import { showSection } from './list/show-section'
import { SPEC_SECTIONS } from './list/spec-sections'
import { SectionView } from './sections/section-view'
import { shopData } from './structured-data'

/** The demo's pages do without these. */
const OwnParts = import.meta.env.SSR
  ? (await import('./sections/own-parts')).OwnParts
  : lazy(() =>
      loadedLate(async () => ({ default: (await import('./sections/own-parts')).OwnParts })),
    )

/** Loads everything the page shows from our own tables: the browser asks for nothing more. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const draft = context.get(draftHome)
  const { shop, home } = settings()
  const isSpec = !draft && shop.kind === 'demo' && home.sections.length === 0
  if (isSpec) {
    const { shown, headers } = await loadSpecHome(db, language)
    return data(shown, { headers })
  }
  const { shown, headers } = await loadSections(db, language, draft)
  return data(shown, { headers })
}

export const headers = loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { pageTitle, pageDescription: description } = loaderData.texts.home
  return [
    ...pageMeta(args, { title: pageTitle, description }),
    // Only the server writes it: search engines read it, the browser does not.
    ...(import.meta.env.SSR
      ? [{ 'script:ld+json': shopData(siteOf(args), args.matches[0].loaderData.shop) }]
      : []),
  ]
}

/** The sections of the home page, of which the first stands beside the departments. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts('home')
  const isOwn = 'sections' in loaderData
  const [first, ...others] = isOwn ? loaderData.sections : specShown(loaderData, texts)
  const isHero = first?.kind === 'hero'
  const menu = loaderData.menu
  // In an own shop the departments stand beside slides, and are in the header anyway.
  const hasMenu = !isOwn || menu === null || (isHero && menu?.[0] !== undefined)
  return createElement(
    'div',
    { className: 'home' },
    <h1 className="sr-only">{texts.pageTitle}</h1>,
    // Their styles come first, so that nothing moves when they are read.
    ...(isOwn
      ? [
          <Slice key="own">
            <OwnParts empty={loaderData.empty} title={texts.pageTitle} />
          </Slice>,
        ]
      : []),
    hasMenu ? (
      <div className="home-top">
        {isHero && <SectionView section={first} />}
        <DepartmentMenu menu={menu ?? undefined} />
      </div>
    ) : (
      isHero && (
        <div className="own-top">
          <SectionView section={first} />
        </div>
      )
    ),
    // A place for each section, as each carousel's id counts those before it.
    ...(isHero ? others : [first, ...others]).map(
      (section, at) =>
        section && (
          <Slice key={section.id}>
            <SectionView section={section} isFold={isHero && at === 0} />
          </Slice>
        ),
    ),
  )
}

/** What the demo's page is sent, as short as it can be. */
interface SpecData {
  language: Language
  saleEnds: string
  onSale: CardProduct[]
  best: CardProduct[]
  fresh: CardProduct[]
  tiles: Tile[]
}

/**
 * Returns the demo's sections as the page shows them, undefined for an empty one. The browser makes
 * them itself: sent with the page, their words would be sent twice.
 */
function specShown(
  { saleEnds, onSale, best, fresh, tiles, ...data }: SpecData,
  texts: Texts['home'],
) {
  const said: Readonly<Record<string, string>> = texts
  const inTwo = SPEC_SECTIONS.flatMap((section) =>
    section.kind === 'categories'
      ? [[section.id, tiles.slice(section.skip, section.skip + section.most)]]
      : [],
  )
  const found = {
    language: data.language,
    say: (words?: { as?: string }) => said[words?.as ?? ''] ?? '',
    leads: () => true,
    cards: { sale: onSale, best, newest: fresh },
    tiles: Object.fromEntries(inTwo),
    html: {},
    saleEnds,
    promises: true,
  }
  return SPEC_SECTIONS.map((section) => showSection(section, found))
}
