import { UNSPACED } from './scripts'

/** A letter of a script whose marks are vowels and tones. */
const MARKED_LETTER = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u
/** Scripts in which hardly a text of eight letters does without a vowel sign. */
const INDIC =
  /[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/gu
const TOO_MANY_BARE = 8
const SHORTEST_UNSPACED = 3
/** Endings of cases: 'ঘরে' is of the word 'ঘর'. */
const ENDING = /[\u09c7\u0947\u094b]\u0902?$/
/** The least share of a category's titles that must have a form: a stray word proves nothing. */
const LEAST_SHARE = 0.2

/** Returns the slug that a name had while marks of all scripts were removed: 'শাড়ি' → `শড`. */
export const strippedSlug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** Why a slug looks as if its marks had been removed. */
interface LostMarks {
  /** The words as the titles have them, with their marks; empty where only its length tells. */
  words: string[]
  /** True if titles have its own letters without marks, too: several names may have become one. */
  isMixed: boolean
}

/**
 * Tells whether a slug lost its marks, from the titles of its products; undefined for a sound one.
 * A word such as 'ফল' is sound without marks, so that the letters alone tell nothing unless there
 * are many.
 */
export function lostMarks(slug: string, titles: readonly string[]): LostMarks | undefined {
  if (/\p{M}/u.test(slug.normalize('NFD')) || !MARKED_LETTER.test(slug)) return undefined
  const found = slug.split('-').map((word) => formsOf(word, titles))
  const words = [...new Set(found.flatMap(({ marked }) => marked))]
  if (words.length > 0) return { words, isMixed: found.every(({ bare }) => bare) }
  const isLong = (slug.match(INDIC) ?? []).length >= TOO_MANY_BARE
  return isLong && !found.some(({ bare }) => bare) ? { words, isMixed: false } : undefined
}

/** Finds a word in titles: its forms with marks, and whether it stands there as it is. */
function formsOf(word: string, titles: readonly string[]) {
  const isUnspaced = UNSPACED.test(word)
  const none = { marked: [] as string[], bare: false }
  if (!MARKED_LETTER.test(word) || (isUnspaced && word.length < SHORTEST_UNSPACED)) return none
  const letters = [...word].join(String.raw`\p{M}*`)
  const edge = isUnspaced ? ['', ''] : [String.raw`(?<![\p{L}\p{M}])`, String.raw`(?!\p{L})`]
  const pattern = new RegExp(String.raw`${edge[0]}${letters}\p{M}*${edge[1]}`, 'gu')
  const counts = new Map<string, number>()
  for (const title of titles)
    for (const [form] of new Set(title.normalize('NFKD').matchAll(pattern)))
      counts.set(form, (counts.get(form) ?? 0) + 1)
  const marked = [...counts]
    .filter(
      ([form, count]) => form.replace(ENDING, '') !== word && count >= LEAST_SHARE * titles.length,
    )
    .map(([form]) => form.normalize('NFC'))
  return { marked, bare: [...counts.keys()].some((form) => form.replace(ENDING, '') === word) }
}
