import { readPrice } from '../dictionary/price-words'
import type { SynonymGroup } from '../dictionary/read-groups'
import { COLUMNS, rootOf, type SynonymColumn } from '../dictionary/roots'
import { colourGroups, peopleGroups } from '../dictionary/shipped-synonyms.server'
import { withoutWhatIsNot } from '../dictionary/what-is-not'
import { askedWords, stemOf } from '../dictionary/word-forms'
import type { Facets } from '../index/facets.server'
import { departmentNames } from './category-names.server'

/** A search read into filters, order and the words that remain. */
export interface ReadSearch {
  /** The words that are left. */
  words: string
  filters: {
    category?: string
    brand?: string[]
    colour?: string[]
    size?: string[]
    min?: string
    max?: string
  }
  sort?: ReturnType<typeof readPrice>['sort']
  /** Each thing that was read, with the text that said it. */
  said: { kind: 'price' | 'sort' | 'brand' | 'colour' | 'size' | 'category'; text: string }[]
}

/** Tells whether what was read is a value of products. */
export const isValue = (kind: ReadSearch['said'][number]['kind']) =>
  kind !== 'price' && kind !== 'sort'

type Kind = 'brand' | 'colour' | 'category'
type Values = Map<string, { kind: Kind; name: string }>

const LONGEST_VALUE = 3
const LONGEST_THING = 3
const SIZE =
  /(?<![\p{L}\d])(?:size|sized|gr\.|größe|grösse|taille|pointure|talla|saiz|সাইজ)\s+([\p{L}\d]+)/iu
/** The last of several words: the M of 'jacket m', and not that of '2 m'. */
const LETTER_LAST = /(?<=\p{L}{2,}\s+)([sml])\s*$/iu
const SIZE_ALONE = /(?<![\p{L}\d])(\d?x{1,4}[sl])(?![\p{L}\d])/iu

interface Reading {
  /** The values of all products. */
  facets: Facets
  /** The language of the page; words of others are values only as they stand in the lists. */
  language: SynonymColumn
  /** Leaves sizes, brands, colours and departments among the words. */
  valuesAsWords?: boolean
  /** Tells whether words together name a thing in the lists, as 'sun cream' does. */
  isThing?(words: readonly string[]): boolean
}

/** Reads price, order, size, brand, colour and department; values are those the shop has. */
export function readSearch(
  text: string,
  { facets, language, valuesAsWords, isThing }: Reading,
): ReadSearch {
  const price = readPrice(withoutWhatIsNot(text))
  const { min, max, sort } = price
  const filters: ReadSearch['filters'] = { ...(min && { min }), ...(max && { max }) }
  const isBounded = min !== undefined || max !== undefined
  const said: ReadSearch['said'] = price.said.map((text, at) => ({
    kind: isBounded && at === 0 ? 'price' : 'sort',
    text,
  }))
  let words = price.rest
  if (valuesAsWords) return { words, filters, ...(sort && { sort }), said }
  for (const pattern of [SIZE, SIZE_ALONE, LETTER_LAST]) {
    const match = pattern.exec(words)
    const size = facets.sizes.find(({ name }) => name.toLowerCase() === match?.[1]?.toLowerCase())
    if (!match || !size || filters.size !== undefined) continue
    filters.size = [size.name]
    said.push({ kind: 'size', text: match[0] })
    words = words.replace(match[0], ' ')
  }
  const values = valuesOf(facets)
  const tokens = words.split(/\s+/).filter(Boolean)
  const isNamed = (at: number, end: number) =>
    isThing !== undefined && partOfThing(tokens, at, end, { isThing, values })
  for (let length = Math.min(LONGEST_VALUE, tokens.length); length > 0; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const some = tokens.slice(at, at + length).join(' ')
      const value = readKeys(some, language).flatMap((key) => values.get(key) ?? [])[0]
      if (!value || filters[value.kind] !== undefined || isNamed(at, at + length)) continue
      if (value.kind === 'category') filters.category = value.name
      else filters[value.kind] = [value.name]
      said.push({ kind: value.kind, text: some })
      tokens.splice(at, length)
      at--
    }
  const left = tokens.join(' ')
  const isLeft = said.length === 0 || askedWords(left).length > 0
  return { words: isLeft ? left : '', filters, ...(sort && { sort }), said }
}

/** Tells whether tokens stand within more that names one thing: the cream of 'sun cream'. */
function partOfThing(
  tokens: readonly string[],
  at: number,
  end: number,
  { isThing, values }: { isThing(words: readonly string[]): boolean; values: Values },
) {
  for (let from = Math.max(0, end - LONGEST_THING); from <= at; from++)
    for (let to = end; to <= Math.min(tokens.length, from + LONGEST_THING); to++) {
      if (to - from <= end - at) continue
      const some = tokens.slice(from, to).join(' ')
      if (isThing(askedWords(some)) && !keysOf(some).some((key) => values.has(key))) return true
    }
  return false
}

const known = new WeakMap<Facets, Values>()

/** Returns the values of the shop by every word for them in the lists. */
function valuesOf(facets: Facets) {
  return known.getOrInsertComputed(facets, makeValues)
}

function makeValues({ brands, colours, categories }: Facets): Values {
  const values: Values = new Map()
  const add = (
    kind: Kind,
    name: string,
    terms: readonly { text: string; column?: SynonymColumn }[],
  ) => {
    for (const { text, column } of terms)
      for (const key of keysOf(text, column && [column]))
        if (!values.has(key)) values.set(key, { kind, name })
  }
  // A brand is a name: Fischer is no 'Fisch', though German words share their roots.
  for (const { name } of brands) add('brand', name, [{ text: name, column: 'en' }])
  for (const { name } of colours) add('colour', name, [{ text: name }])
  for (const { name } of colours) add('colour', name, termsBeside(colourGroups, [name]))
  const departments = new Set(categories.flatMap(({ department }) => department ?? []))
  for (const group of peopleGroups) {
    const terms = group.leadsTo.length > 0 ? [] : group.terms
    const stems = new Set(terms.flatMap(({ text }) => askedWords(text).map(stemOf)))
    const named = [...departments].filter((slug) =>
      departmentNames(slug).some((name) =>
        askedWords(name).some((word) => stems.has(stemOf(word))),
      ),
    )
    if (named.length === 1) add('category', named[0] as string, terms)
  }
  return values
}

function termsBeside(groups: readonly SynonymGroup[], names: readonly string[]) {
  const wanted = new Set(names.flatMap((name) => keysOf(name)))
  const group = groups.find(({ terms }) =>
    terms.some(({ text }) => keysOf(text).some((key) => wanted.has(key))),
  )
  return group?.terms ?? []
}

/**
 * Returns a text's words as they are and by their roots in each language, which say whose they are:
 * the root of 'plate' is that of the Spanish 'plata'. None for fillers.
 */
function keysOf(text: string, columns: readonly SynonymColumn[] = COLUMNS): string[] {
  const words = askedWords(text)
  if (words.length === 0) return []
  const rootsIn = (column: SynonymColumn) => words.map((word) => rootOf(column, word)).join(' ')
  return [...columns.map((column) => `${column}:${rootsIn(column)}`), words.join(' ')]
}

/** The keys by which a search is read: 'home' is no 'homme' on an English page. */
const readKeys = (text: string, language: SynonymColumn) =>
  keysOf(text, [...new Set([language, 'en', 'bn'] as const)])
