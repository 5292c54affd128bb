import { readFileSync } from 'node:fs'
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
/** Pictures made before 2026-11 have the numbers 1 to 5, and an address stays what it was. */
export const FIRST = 11

const SECOND = (shot) => ({ ...shot, az: (shot.az ?? 24) > 0 ? -32 : 32, el: (shot.el ?? 12) + 8 })

/** Returns a product's pictures in order: from the front, from another side, and in its other colours. */
export function picturesOf(id) {
  const { colour, options = [] } = products.get(id)
  const [kind, settings = {}, shot = {}, second] = recipes[id]
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
  return list.map((one, at) => ({ n: FIRST + at, kind, ...one }))
}
