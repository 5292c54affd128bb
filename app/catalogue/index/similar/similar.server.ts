import { type AskedWord, parseSearch, type Ways } from './asked.server'
import { eachProduct, productsWith } from './product-bits.server'
import { type Ranked, ranking } from './ranking'
import type { ShopWords } from './shop-words.server'

/** The number of finds after which no further typing error is tried. */
const ENOUGH = 6
/** The most similar products of a search. */
export const MOST_SIMILAR = 96

/**
 * Returns ids of products whose words match the text though their titles do not contain it, the
 * best first: words in any order and number, then word beginnings, then words with typing errors;
 * each in titles, brands and categories before descriptions, then by rating. `besides` are left
 * out.
 */
export function similarIds(words: ShopWords, text: string, besides: ReadonlySet<number>): number[] {
  const given = parseSearch(words, text)
  const found: number[] = []
  const taken = new Set(besides)
  if (given.length === 0) return found

  const add = (ways: readonly Ways[], onlyStrong: boolean) => {
    if (found.length === MOST_SIMILAR) return
    for (const { id } of matching(words, ways, onlyStrong, MOST_SIMILAR - found.length, taken)) {
      found.push(id)
      taken.add(id)
    }
  }
  const exact = given.map((word) => word.exact)
  add(exact, true)
  add(exact, false)
  const before = found.length
  add([...exact.slice(0, -1), (given.at(-1) as AskedWord).begun()], true)
  const isBegun = found.length > before
  if (isBegun || besides.size > 0) return found

  if (found.length >= ENOUGH) return found

  const wrong = given.map((word) => !isKnown(words, word))
  const corrected = (errors: 1 | 2, which: readonly boolean[]) => {
    const ways = given.map((word, at) => (which[at] && near(word, errors)) || word.exact)
    if (ways.every((way, at) => way === exact[at])) return
    add(ways, true)
    add(ways, false)
  }
  for (const errors of [1, 2] as const)
    if (found.length < ENOUGH && wrong.includes(true)) corrected(errors, wrong)
  const any = given.map(() => true)
  for (const errors of [1, 2] as const) if (found.length === 0) corrected(errors, any)
  return found
}

const near = (word: AskedWord, errors: 1 | 2) => word.near(errors) ?? word.near(1)

const isKnown = (words: ShopWords, { own }: AskedWord) =>
  matching(words, [own], false, 1, new Set()).length > 0

function matching(
  words: ShopWords,
  ways: readonly Ways[],
  onlyStrong: boolean,
  most: number,
  taken: ReadonlySet<number>,
): Ranked[] {
  const { base, changed } = words
  const best = ranking(most, (id) => taken.has(id))
  for (const row of changed.values())
    if (row && ways.every((way) => holds(onlyStrong ? row.strong : row.all, row.strong, way)))
      best.offer(row.rating, row.id)
  const bits = productsWith(words, ways, onlyStrong)
  if (!bits) return best.taken
  const idAt = (place: number) => base.ids[place] as number
  eachProduct(
    base,
    bits,
    (rating, place) => best.mayTake(rating, idAt(place)),
    (place) => {
      const id = idAt(place)
      if (!changed.has(id)) best.offer(base.rating[place] as number, id)
    },
  )
  return best.taken
}

function holds(words: ReadonlySet<string>, strong: ReadonlySet<string>, { stems, pairs }: Ways) {
  for (const stem of stems) if (words.has(stem)) return true
  return pairs.some(({ stems: [one, other] }) => strong.has(one) && strong.has(other))
}
