import type { Language } from '../../business'
import { wordsInText } from '../../catalogue/dictionary/word-forms'
import type { SearchAnswer } from '../../catalogue/searches/store-visits.server'
import { helpForAnyQuestion, helpPage } from '../../content/help/help-pages.server'
import { fill, plural } from '../../texts/fill'
import { inLanguage } from '../../texts/language'
import { textsOf } from '../../texts/texts.server'
import type { Listing } from './find-listing.server'
import { isNarrowed, type ListingQuery, listingHref } from './listing-query'

/** A sentence, and where a shopper may go from it. */
export interface SearchNote {
  text: string
  links: { text: string; href: string }[]
  /** True for what answers the search, before any product. */
  answers?: true
}

/** A correction, and the words that were searched for. */
interface Correction extends SearchNote {
  words: string
}

/** Leads to the page that answers what was typed, where that is a question about the shop. */
export async function helpNote(
  { q, exact }: ListingQuery,
  language: Language,
): Promise<SearchNote | undefined> {
  const page = q === undefined || exact ? undefined : await helpPage(q, language)
  return page && { ...leadingTo(page, language), answers: true }
}

/** Leads from a question that finds nothing to where the shop answers any. */
export async function askNote(
  { found, similar }: Listing,
  { q, exact }: ListingQuery,
  language: Language,
): Promise<SearchNote | undefined> {
  if (q === undefined || exact || found.total + similar.total > 0) return undefined
  const page = await helpForAnyQuestion(q, language)
  return page && leadingTo(page, language)
}

const leadingTo = ({ to, label }: { to: string; label: string }, language: Language) => ({
  text: textsOf(language).faq.helped,
  links: [{ text: label, href: inLanguage(language, to) }],
})

/** Says which words a search was corrected to, with the search as it was typed. */
export function correctionNote(
  { corrected, found, similar }: Listing,
  typed: string | undefined,
  language: Language,
): Correction | undefined {
  // What leads to nothing was no correction: the shopper reads the words that were typed.
  if (!corrected || typed === undefined || found.total + similar.total === 0) return
  const texts = textsOf(language).shop
  const text = correctedText({ corrected, found }, typed)
  const href = listingHref(inLanguage(language, '/shop'), { q: typed, sort: 'best', exact: true })
  return {
    words: text,
    text: fill(texts.corrected, { text }),
    links: [{ text: fill(texts.instead, { text: typed }), href }],
  }
}

function correctedText(
  { corrected = [], found }: Pick<Listing, 'corrected' | 'found'>,
  typed: string,
) {
  const titles = found.products.map(({ title }) => title)
  return corrected.reduce(
    (all, { from, to }) => all.toLowerCase().replace(from, wholeWord(to, titles)),
    typed,
  )
}

/** Makes the page name the words that it shows, where they are not those that were typed. */
export function namingCorrection(listing: Listing): Listing {
  const words = listing.corrected && listing.said?.words
  if (!words) return listing
  return { ...listing, said: { ...listing.said, words: correctedText(listing, words) } }
}

/** The words of the shop are cut to their roots, which nobody should read: 'headphon'. */
function wholeWord(root: string, titles: readonly string[]) {
  const words = titles.flatMap((title) => title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const folded = words.map((word) => wordsInText(word)[0] ?? word)
  const at = folded.indexOf(root)
  return words[at === -1 ? folded.findIndex((word) => word.startsWith(root)) : at] ?? root
}

/** Returns the search to count, with what became of it unless further filters narrow the list. */
export function countedSearch(
  { found, similar, corrected }: Listing,
  asked: ListingQuery,
  hasHelp: boolean,
) {
  if (asked.q === undefined) return {}
  const other = found.total + similar.total > 0 ? 'otherwise' : 'unanswered'
  const isAnswered = hasHelp || (found.total > 0 && !corrected)
  const answer: SearchAnswer = isAnswered ? 'answered' : other
  return { counted: { q: asked.q, ...(!isNarrowed(asked) && { answer }) } }
}

/** Says how many products a list has; `words` are what was searched for. */
export function foundText(
  { found: { total }, similar, isNear }: Listing,
  words: string | undefined,
  language: Language,
) {
  const texts = textsOf(language).shop
  if (words === undefined) return plural(language, texts.found, total)
  if (total + similar.total === 0) return fill(texts.noneFor, { text: words })
  if (total === 0 || isNear)
    return plural(language, texts.foundNear, total || similar.total, { text: words })
  return plural(language, texts.foundFor, total, { text: words })
}

/**
 * Heads the products that lack words of a search, each of which leads to a search of its own. Above
 * a list that holds nothing else, the line that counts it says that it only comes close.
 */
export function besidesNote(
  { found, similar: { lacking } }: Listing,
  searched: string | undefined,
  language: Language,
): SearchNote {
  const texts = textsOf(language).shop
  const left = lacking.reduce((text, words) => withoutWords(text, words), searched ?? '')
  const text = lacking.length > 0 && left ? fill(texts.closeTo, { text: left }) : texts.similar
  return {
    text: found.total > 0 ? text : '',
    links: lacking.map((q) => ({
      text: fill(texts.alone, { text: fill(texts.quoted, { text: q }) }),
      href: listingHref(inLanguage(language, '/shop'), { q, sort: 'best' }),
    })),
  }
}

const withoutWords = (text: string, words: string) =>
  text.toLowerCase().replace(words.toLowerCase(), ' ').replace(/\s+/g, ' ').trim()
