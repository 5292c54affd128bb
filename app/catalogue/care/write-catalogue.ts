import { csvLine } from '../../files/csv'
import { tableRows } from '../incoming/variants/table-rows'
import { VARIANT_COLUMNS } from '../incoming/variants/variety'
import type { ExportedProduct } from '../words/exported-product'
import { WORD_COLUMNS } from '../words/word-columns'

/** Tables omit reviews, which contain line breaks; an import of one keeps the stored reviews. */
const COLUMNS = [
  'id',
  'sku',
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
  'description',
  'warrantyInformation',
  'shippingInformation',
  'returnPolicy',
  'thumbnail',
  'images',
  'pictureTexts',
  'createdAt',
  ...WORD_COLUMNS,
] as const satisfies (keyof ExportedProduct)[]

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
  const columns = [...new Set([...COLUMNS, ...(withVariants ? VARIANT_COLUMNS : [])])]
  yield csvLine([...columns])
  for await (const product of products)
    for (const row of tableRows(product))
      yield csvLine(
        columns.map((column) => {
          const value = row[column]
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
