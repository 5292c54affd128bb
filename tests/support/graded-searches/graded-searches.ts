import { readFileSync } from 'node:fs'
import type { Language } from '../../../app/business'
import { projectFile } from '../../../app/files/project-file.server'
import { hardwareProducts } from './hardware-catalogue'

/** A search with the grades of products by id: 3 for the best, 1 for good ones; others have 0. */
export interface GradedSearch {
  group: string
  language: Language
  q: string
  grades: ReadonlyMap<number, number>
}

/** The cards that a shopper sees at first, and those after which nobody looks on. */
const FIRST = 6
const LOOKED_AT = 24

/** Reads lines of `group|language|query|best|good`, where `idsOf` reads the last two. */
function readSearches(name: string, idsOf: (text: string) => number[]): GradedSearch[] {
  return readFileSync(projectFile(`tests/support/graded-searches/${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [group = '', language, q = '', best = '', good = ''] = line.split('|')
      const grades = new Map(idsOf(good).map((id) => [id, 1]))
      for (const id of idsOf(best)) grades.set(id, 3)
      return { group, language: language as Language, q, grades }
    })
}

/** The parts of the demo's searches: those that lists may be tuned to, those kept apart, later ones. */
export const LATER_PARTS = ['unseen', 'unseen-2', 'seen-3', 'unseen-3', 'unseen-4'] as const
type DemoPart = 'tuned' | 'apart' | (typeof LATER_PARTS)[number]

export const demoSearches = (part: DemoPart) =>
  readSearches(part === 'tuned' ? 'demo' : `demo-${part}`, (text) =>
    text.split(',').filter(Boolean).map(Number),
  )

/** Reads `kind`, `kind=value`, `=value` and `kind<cents` as products of the hardware shop. */
export const hardwareSearches = (half: 'tuned' | 'apart') =>
  readSearches(half === 'tuned' ? 'hardware' : 'hardware-apart', (text) =>
    text
      .split(',')
      .filter(Boolean)
      .flatMap((rule) => {
        const [, kind = '', sign, value = ''] = /^([^=<]*)(?:([=<])(.*))?$/.exec(rule) ?? []
        return hardwareProducts()
          .filter((product) => kind === '' || product.kind === kind)
          .filter(({ price }) => sign !== '<' || price * 100 < Number(value))
          .filter(
            ({ brand, colour, size }) => sign !== '=' || [brand, colour, size].includes(value),
          )
          .map(({ id }) => id)
      }),
  )

export interface Figures {
  searches: number
  /** The normalised discounted gain of the first six, from 0 to 1. */
  gain: number
  /** The share of searches without a graded product among 24. */
  nothing: number
  /** The share of the first six cards that no grade names. */
  unrelated: number
  /** The average number of cards among the first six. */
  shown: number
  /** The share of searches that show six cards or more. */
  filled: number
}

/** Returns the figures of each group, and of `answerable`, all but those for what is not sold. */
export function figuresOf(results: { search: GradedSearch; ids: readonly number[] }[]) {
  const groups = Map.groupBy(results, ({ search }) => search.group)
  const answerable = results.filter(({ search }) => search.grades.size > 0)
  return new Map(
    [['answerable', answerable] as const, ...groups].map(([name, some]) => [name, measure(some)]),
  )
}

function measure(results: { search: GradedSearch; ids: readonly number[] }[]): Figures {
  const average = (figure: (result: (typeof results)[number]) => number) =>
    results.reduce((sum, result) => sum + figure(result), 0) / results.length
  const cards = results.flatMap(({ search, ids }) =>
    ids.slice(0, FIRST).map((id) => search.grades.has(id)),
  )
  return {
    searches: results.length,
    gain: average(({ search, ids }) => gainOf(search.grades, ids)),
    nothing: average(({ search, ids }) =>
      ids.slice(0, LOOKED_AT).some((id) => search.grades.has(id)) ? 0 : 1,
    ),
    unrelated: cards.filter((isGraded) => !isGraded).length / Math.max(1, cards.length),
    shown: average(({ ids }) => Math.min(FIRST, ids.length)),
    filled: average(({ ids }) => (ids.length >= FIRST ? 1 : 0)),
  }
}

/** Returns the nDCG of the first six: gains 2^grade - 1, discounted by the logarithm of the place. */
export function gainOf(grades: ReadonlyMap<number, number>, ids: readonly number[]) {
  const discounted = (list: number[]) =>
    list
      .slice(0, FIRST)
      .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
  const best = discounted([...grades.values()].sort((a, b) => b - a))
  return best === 0 ? 0 : discounted(ids.map((id) => grades.get(id) ?? 0)) / best
}
