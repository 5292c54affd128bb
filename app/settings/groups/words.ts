import { z } from 'zod'
import { inEachLanguage } from '../../business'

const TEXT_LETTERS = 5000
export const PAGE_LETTERS = 100_000
const MOST_TEXTS = 3000

/** Texts by their key in app/texts, such as `shell.banner.text`; absent ones stay. */
const texts = z
  .record(
    z.string().regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/, 'is no text key'),
    z.string().min(1, 'is empty').max(TEXT_LETTERS, `is longer than ${TEXT_LETTERS} letters`),
  )
  .refine((all) => Object.keys(all).length <= MOST_TEXTS, `has more than ${MOST_TEXTS} texts`)
  .default({})

/** Words that replace those of the shop, by language. */
export const wordsGroup = z.strictObject(inEachLanguage(() => texts))

const markdown = z.string().max(PAGE_LETTERS, `is longer than ${PAGE_LETTERS} letters`).default('')
const pages = z.strictObject({ terms: markdown, privacy: markdown, faq: markdown }).prefault({})

export const PAGE_NAMES = ['terms', 'privacy', 'faq'] as const satisfies (keyof z.infer<
  typeof pages
>)[]

/** Whole pages in Markdown, by language; if empty, the shop's own. */
export const pagesGroup = z.strictObject(inEachLanguage(() => pages))
