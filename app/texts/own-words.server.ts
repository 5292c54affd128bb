import { LANGUAGES, type Language } from '../business'
import { BadValue, type Settings } from '../settings/schema'
import { settings as currentSettings } from '../settings/settings.server'
import { addCheck } from '../settings/stored-settings.server'
import { changeTexts } from './change-texts'
import { kindTexts } from './own-shop/kind-texts.server'
import { withoutBreaks } from './spaces'
import type { Texts } from './texts'

export type AllTexts = Readonly<Record<Language, Texts>>

/** The shop's name in the built-in texts. */
const BRAND = 'Exclusive'
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i

/** Returns the values that a merchant's own words and pages may name. */
export const ownValues = ({ shop }: Settings): Record<string, string> => ({
  shop: shop.name,
  legalName: shop.legalName,
  street: shop.street,
  city: shop.city,
  phone: shop.phone,
  email: shop.emails[0] ?? '',
  hours: shop.hours,
})

export const withOwnValues = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] as string) : place,
  )

/** Returns the texts with the shop's name and own words; the same object if untouched. */
export function ownTexts(language: Language, all: AllTexts, settings: Settings): Texts {
  const { shop } = settings
  const own = ownWords(language, settings)
  let texts = all[language]
  if (own.size > 0 || shop.name !== BRAND) {
    const name = named(language, shop.name)
    texts = changeTexts(texts, (text, path) => own.get(path) ?? name(text)) as Texts
  }
  if (shop.languages.length === LANGUAGES.length) return texts
  const offered = Object.entries(texts.shell.languages).filter(([one]) =>
    shop.languages.includes(one as Language),
  )
  // The selector offers the languages that it has a name for.
  const languages = Object.fromEntries(offered) as Texts['shell']['languages']
  return { ...texts, shell: { ...texts.shell, languages } }
}

/** Returns own words by path. Words that a language lacks come from the default one. */
function ownWords(language: Language, settings: Settings) {
  const { shop, words } = settings
  const values = ownValues(settings)
  const inOrder = [...new Set([shop.defaultLanguage, language])]
  return new Map(
    inOrder.flatMap((one) =>
      Object.entries(words[one]).map(([path, text]): [string, string] => [
        path,
        withOwnValues(withoutBreaks(one, text), values),
      ]),
    ),
  )
}

/**
 * Returns the built-in texts as a merchant begins to edit them: `{shop}` stands for the shop's name,
 * so that no edited text keeps the name of the demo.
 */
export function editableTexts(language: Language, all: AllTexts, settings: Settings): Texts {
  const texts = kindTexts(language, all[language], settings)
  if (settings.shop.name === BRAND) return texts
  const name = named(language, settings.shop.name, '{shop}')
  return changeTexts(texts, name) as Texts
}

/** Makes French leave out the vowel before a name that begins with one. */
function named(language: Language, name: string, written = name) {
  const elided = language === 'fr' && !VOWEL.test(name)
  return (text: string) => {
    if (!text.includes(BRAND)) return text
    const whole = elided
      ? text.replace(new RegExp(`(?<=\\b(d|qu))’(?=${BRAND})`, 'gi'), 'e ')
      : text
    return whole.replaceAll(BRAND, () => written)
  }
}

/** Returns the text at a path such as 'faq.questions.3.title', or undefined. */
export function textAt(texts: Texts, path: string): string | undefined {
  let found: unknown = texts
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = (found as Record<string, unknown>)[name]
  }
  return typeof found === 'string' ? found : undefined
}

/** Adds a check of changed settings: each own word has the placeholders of its text. */
export function checkWords(all: AllTexts) {
  addCheck((settings) => {
    const ours = Object.keys(ownValues(settings))
    const now = currentSettings()
    for (const language of LANGUAGES)
      for (const [path, text] of Object.entries(settings.words[language])) {
        // A word that an earlier version took keeps nobody from changing anything else.
        if (now.words[language][path] === text) continue
        const shipped = textAt(all[language], path) ?? textAt(all.en, path)
        if (shipped === undefined)
          throw new BadValue(`words.${language}: there is no text "${path}"`)
        const due = placesIn(textAt(kindTexts(language, all[language], settings), path) ?? shipped)
        const free = [...placesIn(shipped)].map((place) => place.slice(1, -1))
        const problem = problemOfPlaces(path, due, placesIn(text), [...ours, ...free])
        const key = `words.${language}`
        if (problem)
          throw new BadValue(`${key}.${path} ${problem}`, key, { [`${key}.${path}`]: problem })
      }
  })
}

const placesIn = (text: string) => new Set(text.match(/\{\w+\}/g) ?? [])

function problemOfPlaces(path: string, due: Set<string>, given: Set<string>, ours: string[]) {
  // 'One is left' needs no figure.
  const mayLeave = /\.(one|many)$/.test(path) ? '{count}' : ''
  const missing = [...due].find((place) => !given.has(place) && place !== mayLeave)
  if (missing) return `leaves out ${missing}`
  const unknown = [...given].find(
    (place) => !due.has(place) && place !== mayLeave && !ours.includes(place.slice(1, -1)),
  )
  if (!unknown) return undefined
  const known = [...due, ...ours.map((name) => `{${name}}`)].join(', ')
  return `has ${unknown}, which means nothing there: it may say ${known}`
}

/**
 * Lists own words of the default language that an offered one lacks: 'words.fr.shell.banner', and of
 * the home page by section, 'home.fr.winter-sale'.
 */
export function missingWords({ shop, words, pages, home }: Settings) {
  const others = shop.languages.filter((language) => language !== shop.defaultLanguage)
  return others.flatMap((language) => [
    ...Object.keys(words[shop.defaultLanguage])
      .filter((path) => !Object.hasOwn(words[language], path))
      .map((path) => `words.${language}.${path}`),
    ...(Object.keys(pages[language]) as (keyof (typeof pages)[Language])[])
      .filter((page) => pages[shop.defaultLanguage][page] !== '' && pages[language][page] === '')
      .map((page) => `pages.${language}.${page}`),
    ...home.sections
      .filter((section) => section.on && lacks(section, shop.defaultLanguage, language))
      .map(({ id }) => `home.${language}.${id}`),
  ])
}

/** Tells whether any part of a section is said in one language, and not in the other. */
function lacks(part: unknown, said: Language, language: Language): boolean {
  if (typeof part !== 'object' || part === null) return false
  if (Object.hasOwn(part, said) && !Object.hasOwn(part, language)) return true
  return Object.values(part).some((one) => lacks(one, said, language))
}
