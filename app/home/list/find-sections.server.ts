import type { Language } from '../../business'
import type { CardProduct, Category } from '../../catalogue/product/product'
import { cardsByIds } from '../../catalogue/queries/cards.server'
import {
  bestSelling,
  categories,
  flashSales,
  listCards,
  newest,
} from '../../catalogue/queries/products.server'
import { idsOfTag } from '../../catalogue/words/stored-tags.server'
import type { Database } from '../../database/tables.server'
import type { HomeSection } from '../../settings/groups/home'
import type { SectionLink, SectionWords } from '../../settings/groups/home-parts'
import { settings } from '../../settings/settings.server'
import { BadPage, writtenPage } from '../../settings/written-pages.server'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import { ownValues, withOwnValues } from '../../texts/own-words.server'
import { textsOf } from '../../texts/texts.server'
import { pickTiles } from '../category-tiles'
import { type Found, showSection } from './show-section'
import type { ShownSection } from './shown-section'

type ProductRow = Extract<HomeSection, { kind: 'products' }>

/**
 * Returns the sections as a page of the language shows them, without those that would be empty, and
 * the products by which they change: shown, sold out, or linked to (without stock).
 */
export async function findSections(
  db: Database,
  sections: readonly HomeSection[],
  language: Language,
) {
  const isOwn = settings().shop.kind === 'own'
  const linked = linksOf(sections).flatMap((link) => (link.to === 'product' ? [link.id] : []))
  const soldOut: CardProduct[] = []
  const rows = sections.filter((section) => section.kind === 'products')
  const [known, there, html, ...cards] = await Promise.all([
    categories(db),
    cardsByIds(db, linked, language),
    writtenTexts(sections, language),
    ...rows.map((row) => cardsOf(db, row, { language, soldOut, isOwn })),
  ])
  const { saleEnds, promises } = promisesOf(isOwn)
  const ids = new Set(there.map(({ id }) => id))
  const slugs = new Set(known.flatMap(({ slug, department }) => [slug, department ?? slug]))
  const found: Found = {
    ...{ language, html, saleEnds, promises },
    say: (words) => said(words, language),
    leads: (link) =>
      link.to === 'product' ? ids.has(link.id) : link.to !== 'category' || slugs.has(link.slug),
    cards: Object.fromEntries(rows.map(({ id }, at) => [id, cards[at] ?? []])),
    tiles: tilesOf(sections, categoriesIn(language, known), isOwn),
  }
  const shown = sections.flatMap((section) => showSection(section, found) ?? [])
  return {
    sections: isOwn ? shown.map((section) => withLabel(section, language)) : shown,
    products: [...cards.flat(), ...soldOut, ...linked.map((id) => ({ id }))],
    sellsAny: known.some(({ count }) => count > 0),
  }
}

/** A merchant's own shop promises nothing that nobody has set. */
function promisesOf(isOwn: boolean) {
  const { flashSaleEnd } = settings().money
  return { saleEnds: isOwn && flashSaleEnd === '' ? undefined : flashSaleEnd, promises: !isOwn }
}

/** The demo's slides are called offers. */
const withLabel = (section: ShownSection, language: Language): ShownSection =>
  section.kind === 'hero' ? { ...section, label: textsOf(language).ownHome.highlights } : section

/** Says words in the page's language, else as the shop does, else in any language that has them. */
function said(words: SectionWords | undefined, language: Language) {
  if (!words) return ''
  const { as, ...own } = words
  const { home, ownHome } = textsOf(language)
  const shipped: Readonly<Record<string, string>> = { ...home, ...ownHome }
  const text =
    own[language] ??
    (as && shipped[as]) ??
    own[settings().shop.defaultLanguage] ??
    Object.values(own).find((one) => one !== undefined) ??
    ''
  return withOwnValues(text, ownValues(settings()))
}

interface Asked {
  language: Language
  soldOut: CardProduct[]
  isOwn: boolean
}

/** A merchant's own shop calls reduced only what is, and a best seller only what was sold. */
async function cardsOf(db: Database, row: ProductRow, { language, soldOut, isOwn }: Asked) {
  const { rule, most, ids, category, tag } = row
  switch (rule) {
    case 'discounted': {
      const cards = await flashSales(db, most, { soldOut, language })
      return isOwn ? cards.filter(({ discountPercentage }) => discountPercentage > 0) : cards
    }
    case 'best':
      return bestSelling(db, most, language, { onlySold: isOwn })
    case 'newest':
      return newest(db, most, language)
    case 'chosen':
      return cardsByIds(db, ids, language)
    case 'category':
      if (isGone(await categories(db), category)) return []
      return (await listCards(db, { category, sort: 'rating', show: most, language })).products
    case 'tag':
      return cardsByIds(db, await idsOfTag(db, tag ?? '', most), language)
  }
}

const isGone = (known: readonly Category[], category: string | undefined) =>
  !known.some(({ slug, department }) => slug === category || department === category)

function tilesOf(sections: readonly HomeSection[], known: Category[], isOwn: boolean) {
  const filled = known.filter(({ count }) => count > 0)
  return Object.fromEntries(
    sections.flatMap((section) => {
      if (section.kind !== 'categories') return []
      const { id, slugs, skip, most } = section
      const chosen = slugs.flatMap((slug) => known.find((one) => one.slug === slug) ?? [])
      const tiles =
        slugs.length > 0
          ? pickTiles(chosen, chosen.length, slugs)
          : pickTiles(filled, skip + most, isOwn ? [] : undefined).slice(skip)
      return [[id, tiles]]
    }),
  )
}

/** Writes the texts' HTML; one that cannot be written is left out, as no page may fail of it. */
async function writtenTexts(sections: readonly HomeSection[], language: Language) {
  const written = sections.map(async (section): Promise<[string, string][]> => {
    if (section.kind !== 'text') return []
    try {
      return [[section.id, (await writtenPage(said(section.body, language))).html]]
    } catch (error) {
      if (error instanceof BadPage) return []
      throw error
    }
  })
  return Object.fromEntries((await Promise.all(written)).flat())
}

const linksOf = (sections: readonly HomeSection[]): SectionLink[] =>
  sections.flatMap((section) => {
    if (section.kind === 'hero') return section.slides.flatMap(({ link }) => link ?? [])
    if (section.kind === 'pictures') return section.tiles.flatMap(({ link }) => link ?? [])
    return section.kind === 'banner' ? (section.link ?? []) : []
  })
