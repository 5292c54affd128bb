import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { onChange } from '../../database/changes.server'
import type { Database } from '../../database/tables.server'
import { onSettings } from '../../settings/settings.server'
import { ownBuffer } from '../encoding'
import { watchCache } from '../metrics.server'
import { clientAddress } from '../rate-limits.server'
import { Busy, turns } from './turns.server'

export type Pieces = AsyncIterator<string | Uint8Array>

/** The most bytes kept, in gzip, which takes 10,000 products from 6 MB to under one. */
const MOST_BYTES = 32 * 1024 * 1024
/** The largest document kept; larger ones are made for each request, piece by piece. */
const LARGEST_BYTES = 16 * 1024 * 1024
const FRESH_MS = 60_000
/** A change shows after this time: a flood of orders remakes nothing faster. */
const OUTDATED_MS = 2000
/** Remaking a document takes at most a twentieth of the time. */
const REST = 20
const ENTRY_BYTES = 300
const RETRY_MS = 100
const PIECE_BYTES = 64 * 1024

const inTurn = turns({ width: 2, waiting: 1000, ofOne: 250, heldMs: 250 })

interface Kept {
  /** The document in gzip; undefined when it is too large. */
  zipped?: Buffer<ArrayBuffer>
  madeAt: number
  tookMs: number
  outdated: boolean
}

const all = new WeakMap<Database, ReturnType<typeof keptDocuments>>()

export function documentsOf(db: Database) {
  const known = all.get(db)
  if (known) return known
  const documents = keptDocuments()
  onChange(documents.outdate)
  onSettings(documents.outdate)
  watchCache('documents', () => documents.figures().bytes)
  all.set(db, documents)
  return documents
}

export function keptDocuments({
  mostBytes = MOST_BYTES,
  largestBytes = LARGEST_BYTES,
  now = Date.now,
} = {}) {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ zipped }, name) => (zipped?.length ?? 0) + 2 * name.length + ENTRY_BYTES,
  })
  const underWay = new Map<string, Promise<Kept>>()
  let changes = 0

  async function make(name: string, pieces: () => Pieces) {
    const [madeAt, before] = [now(), changes]
    const zipped = await zip(pieces(), largestBytes)
    const outdated = changes !== before
    const made: Kept = { zipped, madeAt, tookMs: now() - madeAt, outdated }
    kept.set(name, made)
    return made
  }

  const isFresh = ({ madeAt, tookMs, outdated }: Kept) =>
    now() - madeAt < Math.max(outdated ? OUTDATED_MS : FRESH_MS, REST * tookMs)

  return {
    /** Returns the document in gzip, made once for all; undefined when it is too large. */
    async get(name: string, pieces: () => Pieces) {
      const known = kept.get(name)
      if (known && isFresh(known)) return known.zipped
      const made = underWay.getOrInsertComputed(name, () =>
        make(name, pieces).finally(() => underWay.delete(name)),
      )
      return (await made).zipped
    },
    outdate() {
      changes++
      for (const document of kept.values()) document.outdated = true
    },
    figures: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  }
}

class TooLarge extends Error {}

async function zip(pieces: Pieces, largestBytes: number) {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    await pipeline(turnByTurn(pieces, 'the shop'), createGzip(), async (zipped) => {
      for await (const part of zipped as AsyncIterable<Buffer>) {
        parts.push(part)
        bytes += part.length
        if (bytes > largestBytes) throw new TooLarge()
      }
    })
  } catch (error) {
    if (error instanceof TooLarge) return undefined
    throw error
  }
  return ownBuffer(Buffer.concat(parts))
}

/** Returns the unzipped length: a gzip file's last four bytes (RFC 1952), up to 4 GB. */
export const unzippedBytes = (zipped: Buffer) => zipped.readUInt32LE(zipped.length - 4)

export async function* unzip(zipped: Buffer): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES })
  gunzip.end(zipped)
  yield* gunzip
}

/** Lets each piece wait for its turn, so that a hundred readers do not hold up other requests. */
export async function* turnByTurn(pieces: Pieces, client = clientAddress()) {
  try {
    for (;;) {
      const piece = await inTurn(() => pieces.next(), client).catch(later)
      if (piece === undefined) await sleep(RETRY_MS)
      else if (piece.done) return
      else yield piece.value
    }
  } finally {
    await pieces.return?.()
  }
}

function later(error: unknown) {
  if (!(error instanceof Busy)) throw error
  return undefined
}
