/** Returns the slug of a category's name: 'Home & Garden' → `home-garden`. */
export function slugOf(name: string) {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Returns the name for a slug: `home-garden` → 'Home Garden'. */
export const nameOfSlug = (slug: string) =>
  slug.replace(/(^|-)(\p{L})/gu, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
