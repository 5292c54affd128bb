import type { Language } from '../../business'
import { CAROUSELS } from '../../business'
import type { CardProduct } from '../../catalogue/product/product'
import {
  bestSelling,
  categories,
  flashSales,
  newest,
} from '../../catalogue/queries/products.server'
import type { Database } from '../../database/tables.server'
import { BEST_SELLING, cacheTags, LISTING, SHOWN_UNTIL } from '../../http/pages/cache-tags.server'
import { blurbsIn, homePromise } from '../../orders/delivery/blurbs.server'
import type { HomeSection } from '../../settings/groups/home'
import { settings } from '../../settings/settings.server'
import { ownMenu } from '../../shop/own-menu.server'
import { fill } from '../../texts/fill'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import type { Texts } from '../../texts/texts'
import { textsFor, textsOf } from '../../texts/texts.server'
import { pickTiles } from '../category-tiles'
import { findSections } from './find-sections.server'
import { OWN_SECTIONS } from './own-sections'
import { nextMoment, shownAt } from './section-times'
import { SPEC_SECTIONS } from './spec-sections'

/** The number of cards in a carousel: two screens of them. */
const CARDS = 2 * CAROUSELS.products.slides

/** Returns the sections that the home page begins with while nobody has set any. */
export const firstSections = () => (settings().shop.kind === 'own' ? OWN_SECTIONS : SPEC_SECTIONS)

/** Returns what the demo's page shows and its cache tags; the browser makes its sections. */
export async function loadSpecHome(db: Database, language: Language) {
  const { home } = textsFor(language, 'home')
  const soldOut: CardProduct[] = []
  const [onSale, best, fresh, found, menu] = await Promise.all([
    flashSales(db, CARDS, { soldOut, language }),
    bestSelling(db, CARDS, language),
    newest(db, CARDS, language),
    categories(db),
    ownMenu(language),
  ])
  const shown = {
    texts: { home: { ...home, ...blurbsIn(language, home), ...homePromise(language, home) } },
    language,
    saleEnds: settings().money.flashSaleEnd,
    onSale,
    best,
    fresh,
    ...(menu && { menu }),
    tiles: pickTiles(categoriesIn(language, found), 2 * CAROUSELS.categories.slides),
  }
  const tags = cacheTags([...onSale, ...soldOut, ...best, ...fresh], LISTING, BEST_SELLING)
  return { shown, ...tags }
}

/** Returns what a page of written or a merchant's own sections shows, and its headers. */
export async function loadSections(
  db: Database,
  language: Language,
  /** Sections to show whatever their schedule. */
  draft?: readonly HomeSection[] | null,
) {
  const { shop, home } = settings()
  const now = Date.now()
  const stored = home.sections.length > 0 ? home.sections : firstSections()
  const list = draft ? draft.filter(({ on }) => on) : shownAt(stored, now)
  const [{ sections, products, sellsAny }, menu] = await Promise.all([
    findSections(db, list, language),
    ownMenu(language),
  ])
  const isDemo = shop.kind === 'demo'
  const { headers } = cacheTags(products, LISTING, BEST_SELLING)
  const until = nextMoment(stored, now)
  return {
    shown: {
      texts: { home: textsOfSections(language, isDemo) },
      language,
      sections,
      /** Null stands for the demo's own menu; undefined for none. */
      menu: menu ?? (isDemo ? null : undefined),
      empty: sections.length === 0 ? emptyPage(language, sellsAny) : undefined,
    },
    headers: { ...headers, ...(until !== undefined && { [SHOWN_UNTIL]: String(until) }) },
  }
}

/** What a page without any section says. */
export interface EmptyHome {
  text?: string
  /** The words of a button to all products. */
  all?: string
}

function emptyPage(language: Language, sellsAny: boolean): EmptyHome {
  const { comingSoon, ownAll } = textsOf(language).ownHome
  return sellsAny ? { all: ownAll } : { text: comingSoon }
}

/** The texts of the demo's departments and promises are sent to the demo's pages alone. */
function textsOfSections(language: Language, isDemo: boolean) {
  const { home, ownHome } = textsOf(language)
  if (isDemo) return { ...home, ...blurbsIn(language, home), ...homePromise(language, home) }
  const { departments, days, hours, minutes, seconds, endsIn, ended } = home
  const { shop, shipping, words } = settings()
  const titled = words[language]['home.pageTitle'] !== undefined
  const described = words[language]['home.pageDescription'] !== undefined
  return {
    ...{ departments, days, hours, minutes, seconds, endsIn, ended },
    pageTitle: titled ? home.pageTitle : shop.name,
    pageDescription: fill(described ? home.pageDescription : ownHome.description, {
      shop: shop.name,
      days: shipping.returnDays,
    }),
  } as Texts['home']
}
