/** The most characters of a slug, which keeps its address below what indexes and caches hold. */
export const LONGEST_SLUG = 100

/**
 * Returns the address that a title makes, with the letters and marks of its script: 'Blue Mug' →
 * `blue-mug`. Empty for a title without letters and digits.
 */
export function slugOfTitle(title: string) {
  const plain = title
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const short = [...plain.replace(/^-+/, '')].slice(0, LONGEST_SLUG).join('')
  return short
    .slice(0, LONGEST_SLUG)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .replace(/-+$/, '')
}

/** Tells whether a slug cannot be one, because it looks like a product's number. */
export const looksLikeNumber = (slug: string) => /^\p{N}+$/u.test(slug)
