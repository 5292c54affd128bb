import { expect, test } from 'vitest'
import type { Listing } from './find-listing.server'
import { correctionNote } from './search-notes.server'

const corrected = (titles: string[], from: string, to: string) =>
  correctionNote(
    {
      corrected: [{ from, to }],
      found: { products: titles.map((title) => ({ title })), total: titles.length },
      similar: { total: 0 },
    } as unknown as Listing,
    from,
    'de',
  )

test('a corrected word is named as titles write it, with its umlauts', () => {
  expect(corrected(['Füllfeder Lamy'], 'fuelfeder', 'fullfeder')?.words).toBe('füllfeder')
  expect(corrected(['Große Hämmer'], 'hamer', 'hammer')?.words).toBe('hämmer')
})

test('a correction that leads to nothing is not named', () => {
  expect(corrected([], 'teuwer', 'neuer')).toBeUndefined()
})
