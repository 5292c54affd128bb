import type { Language } from '../../business'
import type { CardProduct } from '../../catalogue/product/product'
import type { Texts } from '../../texts/texts'
import type { Tile } from '../category-tiles'
import { showSection } from './show-section'
import { SPEC_SECTIONS } from './spec-sections'

/** What the demo's page is sent, as short as it can be. */
export interface SpecData {
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
export function specShown(
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
