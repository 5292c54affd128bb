import type { Language } from '../../business'
import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { writtenPage } from '../../settings/written-pages.server'
import { ownValues, withOwnValues } from '../../texts/own-words.server'
import type { MarkdownPage } from './markdown.server'

type Page = keyof Settings['pages']['en']

export interface OwnPage extends MarkdownPage {
  /** Set where it is not the language of the page. */
  language?: Language
}

/** Returns a merchant's page in the language, else in the default; undefined without one. */
export async function ownPage(language: Language, page: Page): Promise<OwnPage | undefined> {
  const of = settings()
  const fallback = of.shop.defaultLanguage
  const said = [language, fallback].find((one) => of.pages[one][page].trim() !== '')
  if (said === undefined) return undefined
  const written = await writtenInShopsName(of.pages[said][page], of)
  return { ...written, ...(said !== language && { language: said }) }
}

/** Converts Markdown in which {shop}, {email} and so on stand for the shop's settings. */
export function writtenInShopsName(source: string, of: Settings) {
  // The shop's name is not read as Markdown.
  const values = Object.entries(ownValues(of)).map(([name, value]) => [name, literal(value)])
  return writtenPage(withOwnValues(source, Object.fromEntries(values)))
}

const literal = (text: string) => text.replace(/[\\`*_{}[\]()#+\-.!|<>~&@:]/g, '\\$&')
