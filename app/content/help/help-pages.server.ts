import type { Language } from '../../business'
import { helpPaths, questionWords } from '../../catalogue/dictionary/help-questions'
import { stemOf } from '../../catalogue/dictionary/word-forms'
import { settings } from '../../settings/settings.server'
import { textsOf } from '../../texts/texts.server'
import { pathOfPage, type ReplacedPage } from '../pages/own-page-values'
import { pagesInPlace } from '../pages/replaced-pages.server'
import { type ShownPage, shownPages, titleOfPage } from '../pages/shown-pages.server'
import { FAQ_PLACES, topicAnchor } from './faq-places'

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
  const named =
    pages.find((page) => isCalled(page, words, paths.length > 0)) ??
    pages.find((page) => answersAlike(page, paths, language))
  if (named) return { to: pathOfPage(named.slug), label: titleOfPage(named, language) ?? '' }
  return firstShown(paths, language, pages)
}

/** How a question begins, or ends, in the shop's languages. */
const ASKING =
  /[?？]\s*$|^\s*[¿]|^\s*(?:do|does|can|could|may|will|is|are|how|when|where|what|why|who|which|est-ce|comment|quand|où|pourquoi|combien|quel(?:le)?s?|qui|puis-je|peut-on|peux-tu|pouvez-vous|avez-vous|faites-vous|y a-t-il|cómo|como|cuándo|cuando|dónde|donde|por qué|cuánto|cuál|quién|puedo|pueden|tienen|hay|wie|wann|wo|warum|wer|was|welche[rs]?|kann|könnt|können|habt|haben|gibt|ist|sind|muss|darf)(?![\p{L}'’])/iu

/** Returns where to ask what no list has, if the text is a question: the answers, or the shop. */
export async function helpForAnyQuestion(text: string, language: Language) {
  if (!ASKING.test(text)) return undefined
  return firstShown(['/faq', '/contacts'], language, await shownPages().catch(() => []))
}

function firstShown(
  paths: readonly string[],
  language: Language,
  pages: readonly ShownPage[],
): HelpPage | undefined {
  const labels = builtInLabels(language, pages)
  for (const path of paths) {
    const [to = '', anchor = ''] = path.split('#')
    const page = pages.find(({ slug }) => pathOfPage(slug) === to)
    const label = (page && titleOfPage(page, language)) ?? labels[to]
    const answer = page ? undefined : answerAt(anchor, language)
    if (label !== undefined) return answer ? { to: path, label: answer } : { to, label }
  }
  return undefined
}

/** Returns what a place on the built-in page of questions is called; a merchant's own has none. */
function answerAt(anchor: string, language: Language) {
  const { shop, pages } = settings()
  if ([language, shop.defaultLanguage].some((one) => pages[one].faq.trim() !== '')) return undefined
  const { faq } = textsOf(language)
  const topic = faq.topics.find((_, at) => topicAnchor(at) === anchor)
  return topic ?? faq.questions[FAQ_PLACES.findIndex((one) => one.anchor === anchor)]?.title
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

/** Tells whether a page's title is a question with the same answer: 'Delivery times' of shipping. */
const answersAlike = ({ titles }: ShownPage, [path]: readonly string[], language: Language) =>
  path !== undefined &&
  Object.values(titles).some((title) => helpPaths(title, { language })[0] === path)

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
