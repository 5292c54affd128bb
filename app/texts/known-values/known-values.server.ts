import type { Language } from '../../business'
import { de } from './de'
import { es } from './es'
import { fr } from './fr'
import {
  type KnownOptions,
  type KnownValues,
  phraseIn,
  wordOf,
  wordsOfChoice,
} from './known-values'

/** English is the catalogue's own language: it has no words for itself. */
const KNOWN: Partial<Record<Language, KnownValues>> = { fr, es, de }

interface Named {
  slug: string
  name: string
  own?: true
  names?: Partial<Record<Language, string>>
}

/** Returns categories with their names: the merchant's, else known words, else the catalogue's own. */
export function categoriesIn<Category extends Named>(
  language: Language,
  categories: Category[],
): Category[] {
  const isOwn = !KNOWN[language] && !categories.some(({ names }) => names?.[language])
  if (isOwn) return categories
  return categories.map((category) => ({ ...category, name: nameIn(language, category) }))
}

function nameIn(language: Language, { slug, name, own, names }: Named) {
  const known = own ? undefined : KNOWN[language]
  return names?.[language] ?? (known && wordOf(known.categories, slug)) ?? name
}

/** Returns the colours' words by their English names; none in English. */
export function coloursIn(language: Language, products: readonly { colour: string | null }[]) {
  const known = KNOWN[language]
  const names = known ? new Set(products.map(({ colour }) => colour ?? '')) : []
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const word = known && wordOf(known.colours, name)
      return word ? [[name, word]] : []
    }),
  )
}

/** Returns the word for an option's name; an unknown name stays as it is. */
export const optionIn = (language: Language, name: string) =>
  wordsOfChoice(KNOWN[language], { name, value: '' }).name ?? name

/** Returns the word for an option's value, if it is a known colour. */
export const valueIn = (language: Language, choice: { name: string; value: string }) =>
  wordsOfChoice(KNOWN[language], choice).value ?? choice.value

/** Returns what a loader adds to its texts, where a page names the options of a cart or an order. */
export function knownOptions(language: Language): { known: KnownOptions } {
  const { options, colours } = KNOWN[language] ?? { options: {}, colours: {} }
  return { known: { options, colours } }
}

interface Described {
  colour: string | null
  warrantyInformation: string
  shippingInformation: string
  returnPolicy: string
}

/** Returns a product's facts in a language; undefined where only the catalogue has words. */
export function factsIn(language: Language, product: Described): Partial<Described> {
  const known = KNOWN[language]
  if (!known) return {}
  return {
    colour: product.colour === null ? undefined : wordOf(known.colours, product.colour),
    warrantyInformation: phraseIn(known, product.warrantyInformation),
    shippingInformation: phraseIn(known, product.shippingInformation),
    returnPolicy: phraseIn(known, product.returnPolicy),
  }
}
