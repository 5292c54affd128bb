import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Database } from '../../database/tables.server'
import { KeptBytes } from '../../media/kept-bytes.server'
import { currentIndex } from '../index/current-index.server'
import { firstMatches } from '../index/title-matches.server'
import { picturePath } from '../picture-path.server'
import { readId } from '../product'
import { listIds } from './list-ids.server'
import { type ApiParameters, readParameters, readSelect } from './parameters'
import { productBytes } from './product-bytes.server'

const KEPT_BYTES = 32 * 1024 * 1024
const MOST_SUGGESTIONS = 50
const WORTH_GZIP = 1400
const zip = promisify(gzip)

export interface ApiAnswer {
  status: number
  body: Buffer
  etag: string
  /** Made when somebody who takes it has asked a second time. */
  zipped?: Buffer
  asked: number
  byteLength: number
}

/** Everything the catalogue API answers, the recent ones as bytes. Paths begin after `/api`. */
export function apiAnswers(db: Database) {
  const kept = new KeptBytes<ApiAnswer>(KEPT_BYTES)
  const products = productBytes(db)
  let changes = 0

  async function make(path: string, search: URLSearchParams, origin: string) {
    const [, first, second, third, ...more] = path.replace(/\/$/, '').split('/').map(decoded)
    if (first === 'suggest' && second === undefined) return suggest(search, origin)
    if (first !== 'products' || more.length > 0) return notFound(path)
    if (second === undefined) return list(search, origin, '')
    if (second === 'category' && third !== undefined)
      return list(search, origin, '', third.toLowerCase())
    if (third !== undefined) return notFound(path)
    if (second === 'search') return list(search, origin)
    if (second === 'categories' || second === 'category-list') return categories(second, origin)
    return one(second, search, origin)
  }

  async function list(search: URLSearchParams, origin: string, q?: string, category?: string) {
    const parameters = readParameters(search)
    if ('message' in parameters) return answer(400, parameters)
    const found = await listIds(db, { ...parameters, q: q ?? parameters.q, category })
    if ('message' in found) return answer(400, found)
    const parts = (await products.of(found.ids, origin)).map((bytes) => picked(bytes, parameters))
    const end = `],"total":${found.total},"skip":${parameters.skip},"limit":${parts.length}}`
    const commas = parts.flatMap((bytes, at) => (at === 0 ? [bytes] : [COMMA, bytes]))
    return answer(200, Buffer.concat([LIST_START, ...commas, Buffer.from(end)]))
  }

  async function one(given: string, search: URLSearchParams, origin: string) {
    const id = readId(given)
    const [bytes] = id ? await products.of([id], origin) : []
    if (!bytes) return answer(404, { message: `Product with id '${given}' not found` })
    return answer(200, picked(bytes, { select: readSelect(search) }))
  }

  async function categories(kind: string, origin: string) {
    const known = (await currentIndex(db)).categories
    if (kind === 'category-list')
      return answer(
        200,
        known.map(({ slug }) => slug),
      )
    const url = (slug: string) => `${origin}/api/products/category/${encodeURIComponent(slug)}`
    return answer(
      200,
      known.map(({ slug, name }) => ({ slug, name, url: url(slug) })),
    )
  }

  async function suggest(search: URLSearchParams, origin: string) {
    const q = search.get('q') ?? ''
    const index = await currentIndex(db)
    const positions = q.trim() === '' ? [] : firstMatches(index, q, MOST_SUGGESTIONS)
    const ids = positions.map((at) => index.ids[at] as number)
    return answer(200, { products: await suggestions(db, ids, origin) })
  }

  return {
    ready: (key: string) => kept.get(key),
    /** One product by id without parameters, the most asked: no list of answers is kept for it. */
    readyProduct: (id: number, origin: string) => products.ready(id, origin),
    async make(key: string, path: string, search: URLSearchParams, origin: string) {
      const before = changes
      const made = await make(path, search, origin)
      if (before === changes && made.status === 200) kept.set(key, made)
      return made
    },
    drop(ids: readonly number[] | 'all') {
      changes++
      products.drop(ids)
      kept.clear()
    },
  }
}

/** Only what a suggestion shows, without the stock; in the order of the ids. */
async function suggestions(db: Database, ids: number[], origin: string) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'thumbnail'])
    .where('id', 'in', ids)
    .where('listed', '=', 1)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [{ id, title: row.title, thumbnail: origin + picturePath(id, 0, row.thumbnail) }]
  })
}

const LIST_START = Buffer.from('{"products":[')
const COMMA = Buffer.from(',')

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const notFound = (path: string) => answer(404, { message: `Path '${path}' not found` })

/** The product with only the fields asked for. */
function picked(bytes: Buffer, { select }: Pick<ApiParameters, 'select'>) {
  if (!select) return bytes
  const product = JSON.parse(bytes.toString()) as Record<string, unknown>
  const fields = select.filter((field) => Object.hasOwn(product, field))
  return Buffer.from(
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, product[field]]))),
  )
}

export function answer(status: number, content: unknown): ApiAnswer {
  const body = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  return { status, body, etag, asked: 0, byteLength: body.byteLength * 2 }
}

/** Zips an answer in the background once it proves worth it. */
export function zipLater(kept: ApiAnswer) {
  if (kept.asked++ !== 1 || kept.body.length < WORTH_GZIP) return
  zip(kept.body).then((zipped) => {
    kept.zipped = zipped
  })
}
