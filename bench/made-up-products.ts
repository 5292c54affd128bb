import type { SourceRow } from '../app/catalogue/incoming/spool.server'

export const LOOKS =
  'Velvet Amber Quiet Nordic Golden Compact Classic Urban Gentle Bright Hidden Royal Solid Coastal Modern Rapid Silent Polar Summer Winter'.split(
    ' ',
  )
export const STUFF =
  'Oak Steel Cotton Leather Ceramic Bamboo Linen Silver Wool Glass Marble Copper Canvas Walnut Cork'.split(
    ' ',
  )
export const THINGS =
  'Lamp Chair Mascara Headphones Kettle Jacket Notebook Speaker Watch Backpack Sofa Racket Serum Puzzle Blender Sneakers Monitor Tent Vase Scarf Keyboard Ladder Pillow Camera Drill'.split(
    ' ',
  )
export const CATEGORIES = 40
export const BRANDS = 1200

export const pick = <T>(list: T[], at: number) => list[at % list.length] as T

/** Makes up products, the same for the same count. Titles have 30 to 45 characters. */
export async function* madeUpProducts(count: number): AsyncGenerator<SourceRow> {
  for (let id = 1; id <= count; id++) yield { row: id, value: madeUpProduct(id) }
}

export const madeUpProduct = (id: number, mixed = Math.imul(id, 0x9e3779b1) >>> 0) => ({
  id,
  title: `${pick(LOOKS, mixed)} ${pick(STUFF, mixed >>> 5)} ${pick(THINGS, mixed >>> 9)} ${(mixed >>> 3).toString(36)} No. ${id}`,
  description: `A made-up product, number ${id}, with a description of a usual length: what it is made of, what it is for, how it is cared for, and what comes in its box besides the thing itself.`,
  category: `category-${mixed % CATEGORIES}`,
  price: ((mixed >>> 2) % 199_900) / 100 + 0.99,
  discountPercentage: (mixed >>> 4) % 50,
  rating: ((mixed >>> 6) % 9) / 2 + 1,
  stock: (mixed >>> 7) % 120,
  brand: `Brand ${(mixed >>> 8) % BRANDS}`,
  weight: ((mixed >>> 3) % 400) / 10,
  warrantyInformation: '1 year warranty',
  shippingInformation: 'Ships in 1 to 2 business days',
  returnPolicy: '30 days return policy',
  reviews: Array.from({ length: mixed % 4 }, (_, at) => ({
    rating: 1 + ((mixed >>> at) % 5),
    comment: 'Just as it was described, and it came in time.',
    date: '2026-03-04T05:06:07.000Z',
    reviewerName: 'Ana Silva',
  })),
  thumbnail: `https://pictures.example/${id}/thumbnail.webp`,
  images: [`https://pictures.example/${id}/1.webp`, `https://pictures.example/${id}/2.webp`],
  createdAt: new Date(1_700_000_000_000 + (mixed % 80_000_000) * 1000).toISOString(),
})
