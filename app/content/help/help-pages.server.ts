import type { Language } from '../../business'
import { helpPaths, questionWords } from '../../catalogue/dictionary/help-questions'
import { stemOf } from '../../catalogue/dictionary/word-forms'
import { textsOf } from '../../texts/texts.server'
import { pathOfPage, type ReplacedPage } from '../pages/own-page-values'
import { pagesInPlace } from '../pages/replaced-pages.server'
import { type ShownPage, shownPages, titleOfPage } from '../pages/shown-pages.server'

/** A page that may answer a question; its path carries no language. */
interface HelpPage {
  to: string
  label: string
}

/**
 * Returns the page that answers what was typed, if that is a question about the shop and not about
 * its goods: a page that the merchant calls so, else the first of the lists' that the shop shows.
 */
export async function helpPage(
  text: string,
  language: Language,
  { isTyping = false } = {},
): Promise<HelpPage | undefined> {
  const paths = helpPaths(text, { language, isTyping })
  const pages = await shownPages().catch(() => []) // The search stands without them.
  const words = questionWords(text).map(stemOf)
  if (words.length === 0) return undefined
  const named = pages.find((page) => isCalled(page, words, paths.length > 0))
  if (named) return { to: pathOfPage(named.slug), label: titleOfPage(named, language) ?? '' }
  const labels = builtInLabels(language, pages)
  for (const to of paths) {
    const page = pages.find(({ slug }) => pathOfPage(slug) === to)
    const label = (page && titleOfPage(page, language)) ?? labels[to]
    if (label !== undefined) return { to, label }
  }
  return undefined
}

/** Returns the help page as a group of the suggestions below the search box. */
export async function helpSuggested(text: string, language: Language) {
  const page = await helpPage(text, language, { isTyping: true })
  return page && { label: textsOf(language).faq.help, pages: [page] }
}

/** Tells whether a page's title is what was asked, or has all words of a question of the lists. */
function isCalled({ titles }: ShownPage, words: readonly string[], isQuestion: boolean) {
  return Object.values(titles).some((title) => {
    const stems = new Set(questionWords(title).map(stemOf))
    return words.every((word) => stems.has(word)) && (isQuestion || stems.size === words.length)
  })
}

/** Returns the names of the built-in pages that this shop shows, by path. */
function builtInLabels(language: Language, pages: readonly ShownPage[]) {
  const { shell } = textsOf(language)
  const replaced: Record<ReplacedPage, string> = {
    about: shell.about,
    faq: shell.footer.faq,
    privacy: shell.footer.privacy,
    terms: shell.footer.terms,
  }
  const labels: Record<string, string> = {
    '/track-order': shell.footer.trackOrder,
    '/contacts': shell.contact,
    '/accounts': shell.account,
    '/signup': shell.signUp,
    '/cart': shell.cart,
  }
  for (const slug of pagesInPlace(pages)) labels[pathOfPage(slug)] = replaced[slug]
  return labels
}
