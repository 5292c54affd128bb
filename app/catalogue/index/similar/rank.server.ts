import { type Concept, STRONG_FROM } from './concepts'
import { answersOf } from './known-words.server'
import { countStrong, eachWithAll, eachWithSome } from './marked'
import { type Ranked, ranking } from './ranking'
import { type Points, pointsOf } from './scores.server'
import type { ShopWords } from './shop-words.server'

/** The most products of a search that are ranked by what they say. */
export const MOST_RANKED = 96
/** The share of a search's weight that a product must have where none has all of it. */
const FLOOR = 0.5
/** The share that a product must have if it has the word which names the thing. */
const FLOOR_OF_HEAD = 0.2
/** The share of the weightiest part from which another one that names the thing is found as well. */
const NEARLY = 0.85
/** If fewer products match all words, products that match some are searched too. */
const FEW = 4
/** A rating of five stars is worth this much; words are worth 200. */
const FIVE_STARS = 12
/** What the word that names the thing weighs more, one that says how it is less. */
const HEAD = 1.6
const TRAIT = 0.6
const NOT_SOLD = 1.6
/** What a word weighs that neither the shop nor a list knows: it may say anything. */
const UNKNOWN = 0.5

/** What a search finds by words, the best first. */
export interface ByWords {
  /** Products that have all that was asked in titles, brands, categories or values. */
  whole: Ranked[]
  /** Products that have all of it, a part only in their descriptions. */
  described: Ranked[]
  /** Products that have the weightiest part, where nothing has all; and what they lack. */
  part?: { found: Ranked[]; lacking: number[] }
}

interface Limits {
  /** Tells which products the filters leave out. */
  isLeftOut?: (id: number) => boolean
  /** The place of the word that names the thing; the others say more about it. */
  head?: number
  /** The places of words that say how a thing is, and name none. */
  traits?: readonly boolean[]
}

/** The searches whose ranking is kept: what many ask is asked again with each letter and page. */
const MOST_KEPT = 500

const kept = new WeakMap<object, ReturnType<typeof answersOf<ShopWords, ByWords>>>()

/**
 * Ranks products as `rankByWords` does, once for as long as the words and `listed`, which says what
 * `isLeftOut` leaves out, are the same.
 */
export function rankOnce(
  words: ShopWords,
  concepts: readonly Concept[],
  { listed, ...limits }: Limits & { listed: object },
): ByWords {
  const ask = kept.getOrInsertComputed(listed, () => answersOf<ShopWords, ByWords>(MOST_KEPT))
  const question = JSON.stringify([concepts.map(lookedFor), limits.head, limits.traits])
  return ask(words, question, () => rankByWords(words, concepts, limits))
}

/** Returns all of a concept that decides which products it finds, as plain values. */
const lookedFor = ({ ways, begun, categories, isListed, from, parts }: Concept): unknown => [
  ...[ways.map(({ stems, weight }) => [stems, weight]), begun?.start, [...categories]],
  ...[isListed, from, parts?.map(lookedFor)],
]

/** Ranks products by the points of all concepts. */
export function rankByWords(
  words: ShopWords,
  concepts: readonly Concept[],
  { isLeftOut = () => false, head = concepts.length - 1, traits = [] }: Limits = {},
): ByWords {
  if (concepts.length === 0) return { whole: [], described: [] }
  const points = pointsOf(words, concepts)
  const whole = ranking(MOST_RANKED, isLeftOut)
  const described = ranking(MOST_RANKED, isLeftOut)
  eachWithAll(points.concepts, (place, least, sum) => {
    const into = least > STRONG_FROM ? whole : described
    // Ids ascend but for those that changed: most are told by their words, without a look at stars.
    if (place < points.inOrder && !into.mayTakeNext(sum + FIVE_STARS)) return
    const score = sum + starsAt(points, place)
    if (into.mayTake(score)) into.offer(score, points.idAt(place))
  })
  const found = { whole: whole.ranked(), described: described.ranked() }
  if (found.whole.length >= FEW) return found
  const counts = points.concepts.map(countStrong)
  // A thing of the lists that only descriptions mention is not sold here.
  if (found.whole.length === 0 && concepts.some(({ isListed }, at) => isListed && counts[at] === 0))
    found.described = []
  if (concepts.length === 1) return found
  const weights = weightsOf(counts, points.count, concepts).map(
    (weight, at) => weight * (at === head ? HEAD : 1) * (traits[at] ? TRAIT : 1),
  )
  return { ...found, part: weightiestPart(points, weights, { isLeftOut, head }) }
}

const starsAt = ({ ratingAt }: Points, place: number) => (FIVE_STARS * ratingAt(place)) / 500

/** Returns the part of most weight that some products have, and the places of what they lack. */
function weightiestPart(
  points: Points,
  weights: readonly number[],
  { isLeftOut, head }: { isLeftOut: (id: number) => boolean; head: number },
): ByWords['part'] {
  const all = 2 ** weights.length - 1
  const weightOf = Array.from({ length: all + 1 }, (_, some) =>
    weights.reduce((sum, weight, at) => sum + ((some >> at) & 1) * weight, 0),
  )
  const total = weightOf[all] as number
  // What some products have is compared with what was found so far; all and nothing are no part.
  const worth = weightOf.map((weight, some) =>
    some === all || weight < ((some >> head) & 1 ? FLOOR_OF_HEAD : FLOOR) * total ? 0 : weight,
  )
  worth[0] = 0
  const most = mostOfParts(worth)
  const parts = new Array<ReturnType<typeof ranking> | undefined>(all + 1).fill(undefined)
  let least = Number.MIN_VALUE
  const matters = (present: number) => (most[present] as number) >= least
  eachWithSome(points.concepts, matters, (place, some, sum) => {
    const weight = worth[some] as number
    if (weight < least) return
    const part = parts[some] ?? ranking(MOST_RANKED, isLeftOut)
    parts[some] = part
    if (place < points.inOrder && !part.mayTakeNext(sum + FIVE_STARS)) return
    const score = sum + starsAt(points, place)
    if (part.mayTake(score)) part.offer(score, points.idAt(place))
    if (!part.isEmpty()) least = Math.max(least, NEARLY * weight)
  })
  const found = parts
    .flatMap((part, some) => (part && !part.isEmpty() ? [{ some, part }] : []))
    .sort((a, b) => (weightOf[b.some] as number) - (weightOf[a.some] as number) || a.some - b.some)
  const weightiest = found[0]?.some
  if (weightiest === undefined) return
  const isNamed = (some: number) => ((some >> head) & 1) === 1
  const enough = NEARLY * (weightOf[weightiest] as number)
  const isNear = (some: number) =>
    some === weightiest || (isNamed(some) && (weightOf[some] as number) >= enough)
  const near = found.filter(({ some }) => isNear(some)).flatMap(({ part }) => part.ranked())
  // A share is of the best of all products, so that a filter brings nothing back.
  const best = Math.max(...near.map(({ score, share }) => score / share))
  return {
    found: near
      .map((one) => ({ ...one, share: one.score / best }))
      .sort((a, b) => b.score - a.score || a.id - b.id),
    lacking: weights.flatMap((_, at) => ((weightiest >> at) & 1 ? [] : [at])),
  }
}

/** Returns by some concepts the most that any part of them is worth. */
function mostOfParts(worth: readonly number[]) {
  const most = [...worth]
  for (let some = 0; some < most.length; some++)
    for (let bit = 1; bit <= some; bit <<= 1)
      if (some & bit) most[some] = Math.max(most[some] as number, most[some ^ bit] as number)
  return most
}

/**
 * Returns what each concept weighs: the rarer, the more; a word that no product has weighs as much
 * as the rarest other, and more where lists know it as a thing of its own.
 */
function weightsOf(counts: readonly number[], products: number, concepts: readonly Concept[]) {
  const rarity = (count: number) => Math.max(0.5, Math.log(1 + products / (1 + count)))
  const rarest = Math.max(1, ...counts.filter((count) => count > 0).map(rarity))
  const shares = { shop: 1, lists: NOT_SOLD, nowhere: UNKNOWN }
  return counts.map(
    (count, at) => (count === 0 ? rarest : rarity(count)) * shares[concepts[at]?.from ?? 'nowhere'],
  )
}
