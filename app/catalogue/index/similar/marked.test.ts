import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STRONG_FROM } from './concepts'
import {
  countStrong,
  eachWithAll,
  eachWithSome,
  keepLeast,
  markedNone,
  pointsAt,
  raisePoints,
  setPoints,
} from './marked'

const PRODUCTS = 150

/** Points by product; most products have none. */
const given = fc.array(fc.integer({ min: -400, max: 255 }), {
  minLength: PRODUCTS,
  maxLength: PRODUCTS,
})
const pointsIn = (some: number[]) => some.map((worth) => Math.max(0, worth))

function markedOf(points: number[]) {
  const marked = markedNone(points.length)
  for (const [place, worth] of points.entries()) if (worth > 0) raisePoints(marked, place, worth)
  return marked
}

test('all concepts of a product are summed, and the least of them told', () => {
  fc.assert(
    fc.property(fc.array(given, { minLength: 1, maxLength: 8 }), (lists) => {
      const concepts = lists.map(pointsIn)
      const marked = concepts.map(markedOf)
      const wholes: number[][] = []
      eachWithAll(marked, (place, least, sum) => wholes.push([place, least, sum]))
      const parts: number[][] = []
      eachWithSome(
        marked,
        () => true,
        (place, some, sum) => parts.push([place, some, sum]),
      )
      const each = Array.from({ length: PRODUCTS }, (_, place) => {
        const worths = concepts.map((points) => points[place] as number)
        const sum = worths.reduce((all, worth) => all + worth, 0)
        const some = worths.reduce(
          (bits, worth, at) => bits | (Number(worth > STRONG_FROM) << at),
          0,
        )
        return { place, least: Math.min(...worths), some, sum }
      })
      const naive = each.filter(({ least }) => least > 0)
      expect(wholes).toEqual(naive.map(({ place, least, sum }) => [place, least, sum]))
      const strong = each.filter(({ some }) => some > 0)
      expect(parts).toEqual(strong.map(({ place, some, sum }) => [place, some, sum]))
      expect(marked.map(countStrong)).toEqual(
        concepts.map((points) => points.filter((worth) => worth > STRONG_FROM).length),
      )
    }),
    { numRuns: 60 },
  )
})

test('places whose concepts do not matter are passed over', () => {
  const marked = [markedOf([0, 90, 90]), markedOf([80, 0, 80])]
  const seen: number[] = []
  const given: number[] = []
  eachWithSome(
    marked,
    (present) => {
      seen.push(present)
      return false
    },
    (place) => given.push(place),
  )
  expect([seen, given]).toEqual([[3], []])
})

test('points are raised, replaced, taken away, and kept where two concepts have them', () => {
  const marked = markedOf([0, 90, 90, 90])
  raisePoints(marked, 1, 40)
  raisePoints(marked, 2, 120)
  setPoints(marked, 3, 0)
  const points = () => [0, 1, 2, 3].map((place) => pointsAt(marked, place))
  expect(points()).toEqual([0, 90, 120, 0])
  raisePoints(marked, 3, 30)
  expect(points()).toEqual([0, 90, 120, 30])
  keepLeast(marked, markedOf([70, 0, 70, 70]))
  expect(points()).toEqual([0, 0, 70, 30])
})
