import { expect, test } from 'vitest'
import { type SizeTable, sizeTablesInput, tablesFor } from './size-table'

const table = (title: string, sizes: string[]): SizeTable => ({
  title,
  columns: ['Chest (cm)'],
  rows: sizes.map((size) => ({ size, values: ['90'] })),
})
const TABLES = [
  table('Bodysuits', ['0-3 months', '6-12 months']),
  table('Socks', ['0-6 months', '6-12 months']),
  table('Belts', ['85 cm']),
]
const titles = (sizes: string[]) => tablesFor(TABLES, sizes).map(({ title }) => title)

test('a product has the tables of most of its sizes, or all where none has one', () => {
  expect(titles(['85 cm', '95 cm'])).toEqual(['Belts'])
  expect(titles(['0-6 months', '6-12 months'])).toEqual(['Socks'])
  expect(titles(['6-12 months'])).toEqual(['Bodysuits', 'Socks'])
  expect(titles(['XL'])).toEqual(['Bodysuits', 'Socks', 'Belts'])
  expect(tablesFor([], ['XL'])).toEqual([])
})

test.each([
  ['a row without a value for each column', [{ ...table('A', ['S']), columns: ['a', 'b'] }]],
  ['a size twice', [table('A', ['S', 'S'])]],
  ['a table without sizes', [table('A', [])]],
  ['a column without a name', [{ ...table('A', ['S']), columns: [' '] }]],
  ['eleven tables', Array.from({ length: 11 }, () => table('A', ['S']))],
  ['a long text', [table('A'.repeat(61), ['S'])]],
])('%s is refused', (_, tables) => {
  expect(sizeTablesInput.safeParse(tables).success).toBe(false)
})

test('texts are one line, without spaces around them', () => {
  expect(sizeTablesInput.parse([table(' Shoes\n', ['\t36 '])])).toEqual([table('Shoes', ['36'])])
  expect(sizeTablesInput.parse([])).toEqual([])
})
