import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import {
  anyVariants,
  type ExportedProduct,
  exportedProducts,
} from '../../app/catalogue/care/export-products.server'
import { tableRows } from '../../app/catalogue/incoming/variants/table-rows'
import { VARIANT_COLUMNS } from '../../app/catalogue/incoming/variants/variety'
import { csvLine } from '../../app/files/csv'
import { type Command, required, UsageError } from '../command'

/** Reviews are written by customers and hold line breaks: a table leaves them as they are. */
const COLUMNS = [
  'id',
  'sku',
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
  'createdAt',
] as const satisfies (keyof ExportedProduct)[]

type Writer = (
  products: AsyncIterable<ExportedProduct>,
  withVariants: boolean,
) => AsyncIterable<string>

const WRITERS: Record<string, Writer> = { '.json': jsonOf, '.ndjson': linesOf, '.csv': tableOf }

export const exportCommand: Command = {
  usage: '<file.csv|file.ndjson|file.json>',
  about:
    'Write every product, hidden ones too, to a file that "catalogue import" reads back; a .csv has no reviews.',
  async run(args, { db, print }) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const file = required(positionals[0], 'the file')
    if (positionals.length > 1) throw new UsageError('one file at a time')
    const write = WRITERS[extname(file).toLowerCase()]
    if (!write) throw new UsageError('a catalogue is a .csv, .ndjson or .json file')
    let count = 0
    const counted = (async function* () {
      for await (const product of exportedProducts(db)) {
        count++
        yield product
      }
    })()
    // Under another name until it is whole: an export cut short does not replace the last one.
    const unfinished = `${file}.unfinished`
    try {
      await pipeline(
        write(counted, await anyVariants(db)),
        createWriteStream(unfinished, { mode: 0o600 }),
      )
      await rename(unfinished, file)
    } finally {
      await rm(unfinished, { force: true })
    }
    print(`${count} products written to ${file}`)
    return 0
  },
}

async function* tableOf(products: AsyncIterable<ExportedProduct>, withVariants: boolean) {
  const columns = withVariants ? [...COLUMNS, ...VARIANT_COLUMNS] : COLUMNS
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
