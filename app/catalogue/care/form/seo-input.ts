import { z } from 'zod'
import { LANGUAGES, type Language } from '../../../business'
import { typedLine } from '../../incoming/fields'
import { LONGEST_SEO } from '../../product/seo-texts'
import { LONGEST_SLUG, looksLikeNumber, slugOfTitle } from '../../slugs/slug-of-title'

const MOST_TYPED = 300

/** Reads an address as it is typed, or a title, into a slug; null for none. */
export const slugInput = z
  .string()
  .max(MOST_TYPED, `At most ${LONGEST_SLUG} letters.`)
  .transform(slugOfTitle)
  .refine((slug) => !looksLikeNumber(slug), 'It needs a letter: numbers are products’ numbers.')
  .transform((slug) => slug || null)
  .nullable()
  .default(null)

const line = (most: number) => typedLine(most).optional()

const seoText = z
  .object({ title: line(LONGEST_SEO.title), description: line(LONGEST_SEO.description) })
  .optional()

/** Reads texts for search engines by language. */
export const seoInput = z
  .object(
    Object.fromEntries(LANGUAGES.map((language) => [language, seoText])) as Record<
      Language,
      typeof seoText
    >,
  )
  .default({})
