import { expect, test } from 'vitest'
import { pickTiles } from './category-tiles'

const category = (slug: string, count = 1) => ({ slug, name: slug, department: null, count })

test('phones come first, then the other categories of the design, whatever their order', () => {
  const tiles = pickTiles([category('gaming'), category('zebra', 99), category('phones')], 6)
  expect(tiles.map(({ slug }) => slug)).toEqual(['phones', 'gaming', 'zebra'])
  expect(tiles[0]?.icon).toBe('smartphone')
})

test('a category called as what every object has shows the sign of any other', () => {
  const slugs = ['constructor', 'tostring', '__proto__']
  for (const { icon } of pickTiles(
    slugs.map((slug) => category(slug)),
    3,
  ))
    expect(icon).toBe('package')
})

test('a catalogue of other categories fills the tiles with its fullest', () => {
  const tiles = pickTiles([category('a', 1), category('b', 3), category('c', 2)], 2)
  expect(tiles.map(({ slug }) => slug)).toEqual(['b', 'c'])
  expect(tiles[0]?.icon).toBe('package')
})
