import fc from 'fast-check'
import { importProducts } from '../../../app/catalogue/incoming/import-products.server'
import type { Database } from '../../../app/database/tables.server'

const TITLES = [
  'Oak lamp',
  'oak Lamp',
  'Lamp',
  'Élan chair',
  'a～b',
  'a😀b',
  'Zebra',
  'lamp oak lamp',
]
const CATEGORIES = ['laptops', 'fragrances', 'no-such-category', 'furniture']
const BRANDS = ['Nova', 'Ümlaut', 'nova', undefined]
const COLOURS = ['Red', 'Blue', 'Écru']
const SIZES = ['S', 'M', '38']
const DESCRIPTIONS = ['For reading.', 'Goes with any lamp or chair.', 'Oaken; ümlaut']
const variants = (option: string, values: string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }).map((some) => ({
    options: [{ name: option, values }],
    variants: some.map((value) => ({ values: [value], price: 5 })),
  }))
const bothOptions = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...COLOURS), fc.constantFrom(...SIZES)), {
    minLength: 1,
    selector: String,
  })
  .map((some) => ({
    options: [
      { name: 'Colour', values: COLOURS },
      { name: 'Size', values: SIZES },
    ],
    variants: some.map((values) => ({ values, price: 5 })),
  }))
const look = fc.oneof(
  fc.constant({}),
  fc.record({ colour: fc.constantFrom(...COLOURS) }),
  variants('Colour', COLOURS),
  variants('Size', SIZES),
  bothOptions,
)
const bare = fc.record({
  id: fc.integer({ min: 1, max: 24 }),
  title: fc.constantFrom(...TITLES),
  category: fc.constantFrom(...CATEGORIES),
  brand: fc.constantFrom(...BRANDS),
  price: fc.constantFrom(0.01, 5, 9.99, 10, 15, 19.99, 20, 900),
  rating: fc.constantFrom(0, 2.5, 5),
  discountPercentage: fc.constantFrom(0, 7.25, 50),
  stock: fc.integer({ min: 0, max: 3 }),
  description: fc.constantFrom(...DESCRIPTIONS),
  createdAt: fc.constantFrom('2024-01-01T00:00:00.000Z', '2025-06-01T00:00:00.000Z'),
})
const product = fc.tuple(bare, look).map(([one, more]) => ({ ...one, ...more }))
/** Makes changes of products of every kind, a few of them many times. */
export const someChange = fc.record({
  products: fc.uniqueArray(product, { minLength: 1, maxLength: 6, selector: ({ id }) => id }),
  replaces: fc.boolean(),
  folds: fc.boolean(),
})

/** Stores products; `replaces` unlists the others. */
export async function applyProducts(
  db: Database,
  { products, replaces }: { products: object[]; replaces: boolean },
) {
  const rows = async function* () {
    for (const [row, value] of products.entries())
      yield {
        row,
        value: {
          description: 'x',
          ...value,
          thumbnail: 'https://p.example/1.webp',
          images: [],
          weight: 1,
        },
      }
  }
  await importProducts(db, rows(), { source: 'file', ...(replaces && { unlistFrom: ['file'] }) })
}
