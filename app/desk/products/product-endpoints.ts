import { Readable } from 'node:stream'
import { z } from 'zod'
import { anyVariants, exportedProducts } from '../../catalogue/care/export-products.server'
import { CATALOGUE_WRITERS } from '../../catalogue/care/write-catalogue'
import { type Endpoint, endpoint, pageNumber } from '../api/endpoint'
import { formEndpoints } from './form/form-endpoints'
import { historyEndpoints } from './history/history-endpoints'
import { lowStock } from './low/low-stock.server'
import { previewEndpoint } from './preview/preview-endpoint'
import { tableEndpoints } from './table/table-endpoints'

/** Streams the file that `catalogue export` writes. */
const exportEndpoint = endpoint('GET /products/export.csv', 'products.read', async ({ db }) => {
  const lines = CATALOGUE_WRITERS['.csv'](exportedProducts(db), await anyVariants(db))
  const body = Readable.toWeb(Readable.from(inPieces(lines)))
  return new Response(body as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="products.csv"',
      'Cache-Control': 'no-store',
    },
  })
})

const PIECE = 64 * 1024

/** Joins lines to large chunks, since each chunk costs a turn of the event loop. */
async function* inPieces(lines: AsyncIterable<string>) {
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece !== '') yield Buffer.from(piece)
}

const lowEndpoint = endpoint('GET /products/low', 'products.read', {
  input: z.object({ page: pageNumber }),
  handle: async ({ db, input }) => lowStock(db, input.page),
})

export const productEndpoints: Endpoint[] = [
  ...tableEndpoints,
  exportEndpoint,
  previewEndpoint,
  lowEndpoint,
  ...historyEndpoints,
  ...formEndpoints,
]
