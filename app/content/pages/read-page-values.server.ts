import { z } from 'zod'
import { inEachLanguage, LANGUAGES } from '../../business'
import { PAGES } from '../../http/pages/page-rules'
import { PAGE_LETTERS } from '../../settings/groups/words'
import { settings } from '../../settings/settings.server'
import { BadPage } from '../../settings/written-pages.server'
import { withoutControls } from '../../ui/forms/without-controls'
import { writtenInShopsName } from '../written/own-page.server'
import {
  openPlaces,
  PAGE_DESCRIPTION_LETTERS,
  PAGE_PLACES,
  PAGE_TITLE_LETTERS,
  type PageValues,
  REPLACED_PAGES,
  slugFault,
} from './own-page-values'

/** The first parts of addresses that the shop itself answers. */
const TAKEN = [
  ...new Set(Object.keys(PAGES).map((path) => path.split('/')[1] ?? '')),
  ...['api', 'desk', 'media', 'assets', 'v1', 'v2', ...LANGUAGES],
].filter((part) => part !== '' && !(REPLACED_PAGES as readonly string[]).includes(part))

const line = (most: number) =>
  z
    .string()
    .transform((text) => withoutControls(text).replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(most, `At most ${most} letters.`))

const words = z.object({
  title: line(PAGE_TITLE_LETTERS),
  description: line(PAGE_DESCRIPTION_LETTERS),
  body: z
    .string()
    .transform(withoutControls)
    .pipe(z.string().max(PAGE_LETTERS, `At most ${PAGE_LETTERS} letters.`)),
})

/** Schema of a page as it is typed. A language whose fields are all empty has no page. */
export const pageInput = z.object({
  slug: z
    .string()
    .max(500)
    .transform((slug) => slug.trim())
    .superRefine((slug, check) => {
      const fault = slugFault(slug, TAKEN)
      if (fault) check.addIssue({ code: 'custom', message: fault })
    }),
  texts: z
    .object(inEachLanguage(() => words.optional()))
    .transform(
      (texts) =>
        Object.fromEntries(
          Object.entries(texts).filter(([, said]) => said && Object.values(said).some(Boolean)),
        ) as PageValues['texts'],
    ),
  place: z.enum(PAGE_PLACES),
  position: z.int('Give a whole number.').min(0, 'At least 0.').max(9999, 'At most 9999.'),
  published: z.boolean(),
}) satisfies z.ZodType<PageValues>

/**
 * Returns the faults of a page by field, such as `texts.de.title`: words that are missing, places
 * that nobody has filled in where it is published, Markdown that cannot be shown. Throws TooMany
 * while many pages wait.
 */
export async function faultsOfPage({ texts, published }: PageValues) {
  const faults: Record<string, string> = {}
  const said = LANGUAGES.flatMap((language) => {
    const words = texts[language]
    return words ? [{ language, ...words }] : []
  })
  if (said.length === 0)
    faults[`texts.${settings().shop.defaultLanguage}.title`] = 'Give it a title.'
  for (const { language, title, body } of said) {
    const path = `texts.${language}`
    if (title === '') faults[`${path}.title`] = 'Give it a title.'
    const [open] = openPlaces(body)
    if (published && open)
      faults[`${path}.body`] =
        `Fill in ${open} before the page is published, or save it as a draft.`
    const reason = await writtenInShopsName(body, settings()).then(
      () => undefined,
      (error) => {
        if (error instanceof BadPage) return error.message
        throw error
      },
    )
    if (reason) faults[`${path}.body`] = `This text ${reason}.`
  }
  return faults
}
