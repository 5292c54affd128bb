import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { ownBuffer } from '../../http/encoding'

const MOST_BYTES = 64 * 1024 * 1024
/** An entry's bytes without body and key: objects, buffer headers, map and set entries. */
const ENTRY_BYTES = 600
const WORTH_GZIP = 1400
const zip = promisify(gzip)

export interface ApiResponse {
  status: number
  body: Buffer
  etag: string
  zipped?: Buffer
  asked: number
  /** Set when the response shows one product; a list goes stale with any change. */
  productId?: number
  /** The response shows no stock, so a sale leaves it valid. */
  withoutStock?: true
}

export const jsonResponse = (status: number, content: unknown, productId?: number) =>
  textResponse(status, JSON.stringify(content), productId)

/** Takes JSON as text, because a long one is made in parts, between other requests. */
export function textResponse(status: number, text: string, productId?: number): ApiResponse {
  const body = ownBuffer(Buffer.from(text))
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  return { status, body, etag, asked: 0, productId }
}

export function zipLater(response: ApiResponse) {
  if (response.asked++ !== 1 || response.body.length < WORTH_GZIP) return
  zip(response.body).then(
    (zipped) => {
      response.zipped = ownBuffer(zipped)
    },
    () => {}, // Where memory lacks, it is sent uncompressed.
  )
}

/** Caches finished responses by key, the least recently used dropped first. */
export function responseCache(mostBytes = MOST_BYTES) {
  let changes = 0
  let changesOfCatalogue = 0
  const changesOf = ({ withoutStock }: ApiResponse) => (withoutStock ? changesOfCatalogue : changes)
  const keysOf = new Map<number, Set<string>>()
  const underWay = new Map<string, Promise<ApiResponse>>()
  const stored = new LRUCache<string, { response: ApiResponse; change: number }>({
    maxSize: mostBytes,
    // The compressed body, made later, is never larger than the plain one.
    sizeCalculation: ({ response }, key) => 2 * (response.body.length + key.length) + ENTRY_BYTES,
    dispose: ({ response: { productId } }, key, reason) => {
      if (productId === undefined || reason === 'set') return
      const keys = keysOf.get(productId)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(productId)
    },
  })

  async function store(key: string, work: () => Promise<ApiResponse>) {
    const before = [changes, changesOfCatalogue] as const
    const response = await work()
    const change = changesOf(response)
    if (change !== before[response.withoutStock ? 1 : 0] || response.status !== 200) return response
    const { productId } = response
    stored.set(key, { response, change })
    if (productId !== undefined && stored.has(key)) {
      if (!keysOf.has(productId)) keysOf.set(productId, new Set())
      keysOf.get(productId)?.add(key)
    }
    return response
  }

  return {
    get(key: string): ApiResponse | undefined {
      const entry = stored.get(key)
      if (!entry) return undefined
      if (entry.response.productId !== undefined || entry.change === changesOf(entry.response))
        return entry.response
      stored.delete(key)
    },
    /** Requests share a response in the making, unless products changed since it began. */
    make(key: string, work: () => Promise<ApiResponse>) {
      let made = underWay.get(key)
      if (!made) {
        made = store(key, work).finally(() => {
          if (underWay.get(key) === made) underWay.delete(key)
        })
        underWay.set(key, made)
      }
      return made
    },
    drop(productIds: readonly number[] | 'all', { onlyStock = false } = {}) {
      changes++
      if (!onlyStock) changesOfCatalogue++
      underWay.clear()
      if (productIds === 'all') stored.clear()
      else for (const id of productIds) for (const key of keysOf.get(id) ?? []) stored.delete(key)
    },
    figures: () => ({ entries: stored.size, bytes: stored.calculatedSize, products: keysOf.size }),
  }
}
