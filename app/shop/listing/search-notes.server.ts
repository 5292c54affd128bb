import type { Language } from '../../business'
import { fill } from '../../texts/fill'
import { inLanguage } from '../../texts/language'
import { textsOf } from '../../texts/texts.server'
import type { Listing } from './find-listing.server'
import { listingHref } from './listing-query'

/** A sentence, and where a shopper may go from it. */
export interface SearchNote {
  text: string
  links: { text: string; href: string }[]
}

/** Says which words a search was corrected to, with the search as it was typed. */
export function correctionNote(
  { corrected }: Listing,
  typed: string | undefined,
  language: Language,
): SearchNote | undefined {
  if (!corrected || typed === undefined) return
  const texts = textsOf(language).shop
  const text = corrected.reduce((all, { from, to }) => all.toLowerCase().replace(from, to), typed)
  const href = listingHref(inLanguage(language, '/shop'), { q: typed, sort: 'best', exact: true })
  return {
    text: fill(texts.corrected, { text }),
    links: [{ text: fill(texts.instead, { text: typed }), href }],
  }
}

/** Heads the products that lack words of a search, each of which leads to a search of its own. */
export function besidesNote({ similar: { lacking } }: Listing, language: Language): SearchNote {
  const texts = textsOf(language).shop
  if (lacking.length === 0) return { text: texts.similar, links: [] }
  const quoted = lacking.map((text) => fill(texts.quoted, { text }))
  const words = new Intl.ListFormat(language, { type: 'disjunction' }).format(quoted)
  return {
    text: fill(texts.lacking, { words }),
    links: lacking.map((q, at) => ({
      text: fill(texts.alone, { text: quoted[at] ?? q }),
      href: listingHref(inLanguage(language, '/shop'), { q, sort: 'best' }),
    })),
  }
}
