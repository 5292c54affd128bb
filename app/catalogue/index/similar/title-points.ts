import { stemOf, wordsInText } from '../../dictionary/word-forms'
import { type Concept, POINTS, type Way } from './concepts'
import type { Ranked } from './ranking'

/** The most products of a ranking, from the first, whose titles are read. */
export const MOST_LOOKED_AT = 48
const WHOLE_TITLE = 300
const IN_ONE_PIECE = 40
/** The points of a title whose thing itself was asked for: a lamp, not a lamp's shade. */
const NAMES_IT = 40
const IS_ACCESSORY = -90
/** The points of a title of asked words alone; a long title is about more. */
const NOTHING_ELSE = 20
/** What follows these says more about the thing, and does not name it. */
const AFTERWARDS = /\s*(?:,|\(| - | – | with | for | in | mit | für | avec | pour | con | para ).*$/

/** Numbers, single letters and units at the end of a title name nothing. */
const NO_NAME = /\d|^.$|^(?:lb|oz|ml|cl|kg|gm|mg|mm|cm|inch|gb|tb|pack|set|piec|pair|no)$/

/**
 * The share of the best product's points below which a product fits too badly to be shown: by its
 * words alone, and with those of its title. One that has the words as they were typed is shown.
 */
const LEAST_WORDS = 0.55
const LEAST_POINTS = 0.7
const AS_GOOD_AS_BEST = 0.95
/** A category with fewer points is one to which a list leads in a roundabout way. */
const IN_CATEGORY = 80

type Stems = ReadonlySet<string>

interface Looked {
  text: string
  concepts: readonly Concept[]
  /** Stems of things that belong to another thing. */
  accessories: Stems
  /** Returns a title in lower case. */
  titleOf(id: number): string
  categoryOf(id: number): string
  brandOf(id: number): string
  /** Ways that the merchant's own synonyms have, as their stems. */
  own?: Stems
  /** What else a product's score has, by id. */
  more?: ReadonlyMap<number, number>
}

interface Judged extends Ranked {
  /** The points of its words and its title's. */
  points: number
  /** True where its title has a word as it was typed, or any word for it. */
  isTyped: boolean
  isNamed: boolean
  /** True where its category was asked for. */
  isInside: boolean
  /** True where only its brand has what a shipped list leads to, which is a name: Apple is no fruit. */
  isByBrand: boolean
}

/**
 * Sorts products by their points and those of their titles, and leaves out what fits far worse than
 * the best, a filter or not; never a product whose title has a word as it was typed.
 */
export function byTitle(some: readonly Ranked[], looked: Looked): Ranked[] {
  const asTyped = POINTS.facts * looked.concepts.length
  const first = judged(some.slice(0, MOST_LOOKED_AT), looked)
    .filter((one) => fits(one, asTyped))
    .map(({ id, share, points }) => ({ id, share, score: points + (looked.more?.get(id) ?? 0) }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
  return [...first, ...some.slice(MOST_LOOKED_AT).filter(({ share }) => share >= LEAST_WORDS)]
}

function judged(some: readonly Ranked[], looked: Looked): Judged[] {
  const { concepts, accessories, titleOf, categoryOf, brandOf, own } = looked
  const ways = concepts.flatMap(waysOf)
  const asked = stemsIn(looked.text).join(' ')
  const typed = concepts.map(({ said }) => said.map(stemOf))
  const meant = new Set([...(own ?? []), ...typed.map((said) => said.join(' '))])
  const led = ways.filter(({ stems, columns }) => columns && !meant.has(stems.join(' ')))
  return some.map((one) => {
    const title = readTitle(titleOf(one.id))
    const category = categoryOf(one.id)
    const { points, isNamed } = titlePoints(title, { asked, ways, accessories })
    const isInside = concepts.some(
      ({ categories }) => (categories.get(category) ?? 0) >= IN_CATEGORY,
    )
    const brand = new Set(isNamed || isInside ? [] : stemsIn(brandOf(one.id)))
    return {
      ...{ ...one, isNamed, isInside, points: one.score + points },
      isTyped: typed.some((said) => said.every((stem) => title.inTitle.has(stem))),
      isByBrand: led.some(({ stems }) => stems.every((stem) => brand.has(stem))),
    }
  })
}

/** Tells whether a product fits; the title of the best is taken to name what was asked. */
function fits(judged: Judged, asTyped: number) {
  const { isTyped, isNamed, isInside, isByBrand, score, share, points } = judged
  if (isTyped || score >= asTyped) return true
  const isElsewhere = !isNamed && !isInside
  if (isElsewhere && isByBrand) return false
  if (share >= AS_GOOD_AS_BEST) return true
  if (isElsewhere) return false
  return share >= LEAST_WORDS && (isInside || points >= LEAST_POINTS * (score / share + NAMES_IT))
}

interface Title {
  stems: readonly string[]
  whole: string
  inTitle: Stems
  /** The stem that names the thing. */
  last: string
}

/** Each letter that is typed looks at nearly the same titles; reading one takes 5 µs. */
const titles = new Map<string, Title>()
const MOST_TITLES = 5000

function readTitle(title: string): Title {
  const known = titles.get(title)
  if (known) return known
  const stems = stemsIn(title)
  const before = title.replace(AFTERWARDS, '')
  const named = before === title ? stems : stemsIn(before)
  const last = named.findLast((stem) => !NO_NAME.test(stem)) ?? ''
  const read = { stems, whole: stems.join(' '), inTitle: new Set(stems), last }
  if (titles.size === MOST_TITLES) titles.clear()
  titles.set(title, read)
  return read
}

function titlePoints(
  { stems, whole, inTitle, last }: Title,
  { asked, ways, accessories }: { asked: string; ways: readonly Way[]; accessories: Stems },
) {
  if (whole === asked) return { points: WHOLE_TITLE, isNamed: true }
  const weights = new Map<string, number>()
  for (const { stems, weight } of ways)
    if (stems.every((stem) => inTitle.has(stem)))
      for (const stem of stems) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0))
  const naming = weights.get(last) ?? 0
  const known = stems.filter((stem) => weights.has(stem)).length
  const points =
    (asked.includes(' ') && ` ${whole} `.includes(` ${asked} `) ? IN_ONE_PIECE : 0) +
    NAMES_IT * naming +
    (naming === 0 && accessories.has(last) ? IS_ACCESSORY : 0) +
    (NOTHING_ELSE * known) / Math.max(1, stems.length)
  return { points, isNamed: known > 0 }
}

const waysOf = ({ ways, parts }: Concept): readonly Way[] => (parts ? parts.flatMap(waysOf) : ways)

const stemsIn = (text: string) => wordsInText(text).map(stemOf)
