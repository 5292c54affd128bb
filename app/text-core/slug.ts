import { compatibleWithoutAccents, unifiedSpelling } from './spelling'

/**
 * Returns the slug of a category's name: 'Home & Garden' → `home-garden`, 'শাড়ি' → `শাড়ি`. It
 * loses case, accents (`withoutAccents`), punctuation and signs, never a letter or a vowel's mark.
 */
export const slugOf = (name: string) =>
  joinedWords(compatibleWithoutAccents(name.toLowerCase()), /[^\p{L}\p{M}\p{N}]+/gu)

const joinedWords = (text: string, between: RegExp) =>
  text
    .replace(/['’]/g, '')
    .replace(between, '-')
    .replace(/^-+|-+$/g, '')

/**
 * Returns what tells names apart whose slugs are the same: 'Bär' from 'Bar', 'C++' from 'C#'. Case,
 * blanks and punctuation are no difference.
 */
export const nameKey = (name: string) =>
  joinedWords(
    unifiedSpelling(name.normalize('NFKC').toLowerCase()),
    /(?:(?![#%@])[\s\p{P}\p{Cc}|~<>=])+/gu,
  )

/** Returns the name for a slug: `home-garden` → 'Home Garden'. */
export const nameOfSlug = (slug: string) =>
  slug.replace(/(^|-)(\p{L})/gu, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
