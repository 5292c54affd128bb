import type { Language } from '../../business'
import type { CardProduct } from '../../catalogue/product/product'
import type { HomeSection } from '../../settings/groups/home'
import type { SectionLink, SectionPicture, SectionWords } from '../../settings/groups/home-parts'
import { inLanguage } from '../../texts/language'
import type { Tile } from '../category-tiles'
import type { ShownPicture, ShownSection } from './shown-section'

/** The data that the sections of a list need to be shown. */
export interface Found {
  language: Language
  /** Returns the words in the page's language, '' for none. */
  say(words: SectionWords | undefined): string
  /** Tells whether the link's product or category is in the catalogue. */
  leads(link: SectionLink): boolean
  /** Cards, tiles and HTML by the section's id. */
  cards: Readonly<Record<string, CardProduct[]>>
  tiles: Readonly<Record<string, Tile[]>>
  html: Readonly<Record<string, string>>
  /** The end of the shop's flash sale; undefined where the shop has none. */
  saleEnds: string | undefined
  /** True where the demo's three promises hold. */
  promises: boolean
}

/** Returns a section as a page shows it; undefined where it would show nothing. */
export function showSection(section: HomeSection, found: Found): ShownSection | undefined {
  const { id } = section
  const { say } = found
  switch (section.kind) {
    case 'hero':
      return {
        ...{ id, kind: 'hero' },
        slides: section.slides.map(({ sign, picture, ...slide }) => ({
          ...(sign && { sign }),
          ...headOf(slide, say),
          ...leading(slide, found),
          ...pictured(picture, say),
        })),
      }
    case 'products': {
      const products = found.cards[id] ?? []
      const { rule, all, allInHead } = section
      if (products.length === 0) return undefined
      return {
        ...{ id, kind: 'products', ...headOf(section, say), products },
        ...ending(section, found),
        ...(rule === 'discounted' && { isDiscounted: true }),
        ...(all && { all: say(all) }),
        ...(allInHead && { allInHead }),
      }
    }
    case 'categories': {
      const tiles = found.tiles[id] ?? []
      return tiles.length > 0
        ? { id, kind: 'categories', ...headOf(section, say), tiles }
        : undefined
    }
    case 'banner':
      return {
        ...{ id, kind: 'banner', ...headOf(section, say) },
        ...(section.text && { text: say(section.text) }),
        ...leading(section, found),
        ...ending(section, found),
        ...pictured(section.picture, say),
      }
    case 'pictures':
      return {
        ...{ id, kind: 'pictures', ...headOf(section, say) },
        tiles: section.tiles.map(({ text, picture, ...tile }) => ({
          ...headOf(tile, say),
          ...(text && { text: say(text) }),
          ...leading(tile, found),
          picture: shownPicture(picture, say),
        })),
      }
    case 'text': {
      const html = found.html[id]
      return html ? { id, kind: 'text', ...headOf(section, say), html } : undefined
    }
    case 'quotes':
      return {
        ...{ id, kind: 'quotes', ...headOf(section, say) },
        quotes: section.quotes.map(({ text, name }) => ({ text: say(text), name })),
      }
    case 'blurbs':
      if (section.blurbs.length === 0) return found.promises ? { id, kind: 'blurbs' } : undefined
      return {
        ...{ id, kind: 'blurbs' },
        blurbs: section.blurbs.map(({ sign, title, text }) => ({
          ...{ sign, title: say(title) },
          ...(text && { text: say(text) }),
        })),
      }
  }
}

interface Headed {
  label?: SectionWords
  title?: SectionWords
}

/** Leaves a label or title out that nobody has written. */
function headOf<Head extends Headed>({ label, title }: Head, say: Found['say']) {
  const head = { ...(label && { label: say(label) }), ...(title && { title: say(title) }) }
  // A section that must have a title has one here.
  return head as { label?: string } & (Head extends { title: SectionWords }
    ? { title: string }
    : { title?: string })
}

function leading(
  { button, link }: { button?: SectionWords; link?: SectionLink },
  { say, leads, language }: Found,
) {
  if (!link || !leads(link)) return {}
  return { href: addressOfLink(link, language), ...(button && { button: say(button) }) }
}

function ending({ countdown }: { countdown?: string }, { saleEnds }: Found) {
  const ends = countdown === 'sale' ? saleEnds : countdown
  return ends === undefined ? {} : { ends }
}

const pictured = (picture: SectionPicture | undefined, say: Found['say']) =>
  picture && { picture: shownPicture(picture, say) }

function shownPicture(picture: SectionPicture, say: Found['say']): ShownPicture {
  if (picture.of === 'scene') return { scene: picture.name }
  const { address, width, height, focus, alt, decorative } = picture
  return {
    ...{ src: address, width, height, focus: `${focus.x}% ${focus.y}%` },
    alt: decorative ? '' : say(alt),
  }
}

function addressOfLink(link: SectionLink, language: Language) {
  switch (link.to) {
    case 'product':
      return inLanguage(language, `/shop/${link.id}`)
    case 'category':
      return inLanguage(language, `/shop?category=${link.slug}`)
    case 'page':
      return inLanguage(language, link.path)
    case 'address':
      return link.address
  }
}
