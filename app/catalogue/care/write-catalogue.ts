import type { Language } from '../../business'
import { csvLine } from '../../files/csv'
import { settings } from '../../settings/settings.server'
import { mainLanguage } from '../../texts/offered-languages.server'
import { tableRows } from '../incoming/variants/table-rows'
import { VARIANT_COLUMNS } from '../incoming/variants/variety'
import { writtenSeoColumns } from '../product/seo-texts'
import { type ExportedProduct, writtenWordColumns } from '../words/exported-product'

/** Tables omit reviews, which contain line breaks; an import of one keeps the stored reviews. */
const COLUMNS = [
  'id',
  'sku',
  'slug',
  'gtin',
  'title',
  'category',
  'brand',
  'colour',
  'price',
  'taxClass',
  'discountPercentage',
  'stock',
  'rating',
  'weight',
  'weightKg',
  'description',
  'warrantyInformation',
  'shippingInformation',
  'returnPolicy',
  'thumbnail',
  'images',
  'pictureTexts',
  'tags',
  'createdAt',
] as const satisfies (keyof ExportedProduct)[]

/** Returns the columns of a product, in the order of the table. */
const productColumns = (own: Language): (keyof ExportedProduct)[] => [
  ...COLUMNS,
  ...writtenWordColumns(own),
  ...writtenSeoColumns(own),
  'movedSinceImport',
  'exportedFrom',
]

/** The columns of weights that a shop of the other unit has. */
const OTHER_UNIT = {
  kg: ['weight', 'variantWeight'],
  lb: ['weightKg', 'variantWeightKg'],
}

type Writer = (
  products: AsyncIterable<ExportedProduct>,
  withVariants: boolean,
) => AsyncIterable<string>

/** The writers of catalogue files, which an import can read, by extension. */
export const CATALOGUE_WRITERS: Record<'.json' | '.ndjson' | '.csv', Writer> = {
  '.json': jsonOf,
  '.ndjson': linesOf,
  '.csv': tableOf,
}

async function* tableOf(products: AsyncIterable<ExportedProduct>, withVariants: boolean) {
  // Sizes stand in the columns of options.
  const other = ['size', ...OTHER_UNIT[settings().shop.weightUnit === 'kg' ? 'kg' : 'lb']]
  const columns = [
    ...new Set([...productColumns(mainLanguage()), ...(withVariants ? VARIANT_COLUMNS : [])]),
  ].filter((column) => !other.includes(column))
  yield csvLine([...columns])
  for await (const product of products)
    for (const row of tableRows(product))
      yield csvLine(
        columns.map((column) => {
          const value = row[column]
          if (column === 'tags') return product.tags.join('; ')
          return Array.isArray(value) ? JSON.stringify(value) : (value as string | number)
        }),
      )
}

async function* linesOf(products: AsyncIterable<ExportedProduct>) {
  for await (const product of products) yield `${JSON.stringify(product)}\n`
}

async function* jsonOf(products: AsyncIterable<ExportedProduct>) {
  let between = '[\n'
  for await (const product of products) {
    yield between + JSON.stringify(product)
    between = ',\n'
  }
  yield between === '[\n' ? '[]\n' : '\n]\n'
}
