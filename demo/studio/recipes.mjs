import { readFileSync } from 'node:fs'
import { placeOf } from './places.mjs'
import { beauty } from './recipes/beauty.mjs'
import { home } from './recipes/home.mjs'
import { life } from './recipes/life.mjs'
import { sport } from './recipes/sport.mjs'
import { tech } from './recipes/tech.mjs'
import { wear } from './recipes/wear.mjs'

/** What each product is: a kind, its settings, and the camera's places. */
export const recipes = { ...beauty, ...tech, ...wear, ...home, ...sport, ...life }

const products = new Map(
  readFileSync('demo/products.ndjson', 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map((product) => [product.id, product]),
)
/**
 * The number of a product's first picture. An address stays what it was: drawings from before 2026-11
 * had the numbers 1 to 5, and clothes and shoes that were modelled anew left 11 to 15.
 */
const FIRST = 11
const MODELLED_ANEW = 21
const IN_USE = 31
const ANEW = new Set([
  ...[12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 27, 28, 29, 32, 41, 42, 43, 44, 45, 46, 47, 49, 53],
  ...[60, 61, 62, 63, 66, 202, 209],
])

/** What has its label on a round side: it looks at the camera. */
const ROUND = new Set(['bottle', 'jar', 'tin'])

const SECOND = (shot) => ({ ...shot, az: (shot.az ?? 24) > 0 ? -32 : 32, el: (shot.el ?? 12) + 8 })

/** Returns a product's pictures in order: from the front, from another side, in use, and in its other colours. */
export function picturesOf(id) {
  const { colour, options = [] } = products.get(id)
  const [kind, given = {}, shot = {}, other] = recipes[id]
  const isRound = ROUND.has(kind)
  const settings = isRound ? { ...given, facing: shot.az * 0.9 } : given
  const second = isRound ? { az: -14, ...other } : other
  const colours = options.find(({ name }) => name === 'Colour')?.values ?? []
  const own = settings.c ?? colour ?? colours[0]
  const list = [
    { role: 'main', settings: { ...settings, c: own }, shot },
    {
      role: 'second',
      settings: { ...settings, c: own, ...second?.with },
      shot: { ...SECOND(shot), ...second },
    },
    ...colours
      .filter((one) => one !== colours[0])
      .map((one) => ({ role: 'colour', colour: one, settings: { ...settings, c: one }, shot })),
  ]
  const numbered = list.map((one, at) => ({
    n: (ANEW.has(id) ? MODELLED_ANEW : FIRST) + at,
    kind,
    ...one,
  }))
  const used = placeOf(products.get(id), [kind, { ...settings, c: own }, shot])
  const use = { n: IN_USE, role: 'use', ...used }
  return [...numbered.slice(0, 2), use, ...numbered.slice(2)]
}
