import { expect, test } from 'vitest'
import { type FeedRow, feedItems } from './feed-items.server'

const row: FeedRow = {
  ...{ id: 7, slug: null, title: 'Jacke', description: 'Warm', price: 7900, brand: null },
  ...{ colour: null, thumbnail: '', images: '[]', weight: 0, category: 'Kleidung', quantity: 3 },
  language: 'de',
}

test('a product without a picture has no address of one in the feed', () => {
  expect(feedItems(row)).not.toContain('image_link')
  expect(feedItems({ ...row, thumbnail: 'https://a.example/1.png' })).toContain('<g:image_link>')
})

test('variants have size and colour in the feed by the names of options in any language', () => {
  const variant = { id: 70, values: ['M', 'Rot'], price: 7900, stock: 2 }
  for (const [size, colour] of [
    ['Größe', 'Farbe'],
    ['Taille', 'Couleur'],
    ['Size', 'Color'],
  ] as const) {
    const options = [
      { name: size, values: ['M'] },
      { name: colour, values: ['Rot'] },
    ]
    const text = feedItems(row, options, [variant])
    expect(text).toContain('<g:size>M</g:size>')
    expect(text).toContain('<g:color>Rot</g:color>')
  }
})
