import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { onChange } from '../../database/changes.server'
import type { Database } from '../../database/tables.server'
import { Busy, turns } from './turns.server'

export type Pieces = AsyncIterator<string>

const MOST_BYTES = 16 * 1024 * 1024
/** Larger ones are made anew for each request, piece by piece. */
const LARGEST_BYTES = 4 * 1024 * 1024
const FRESH_MS = 60_000
/** A change shows after this time, however many come: a flood of orders remakes nothing faster. */
const OUTDATED_MS = 2000
const ENTRY_BYTES = 300
const RETRY_MS = 100

const inTurn = turns({ width: 2, waiting: 1000, ofOne: 250, heldMs: 250 })

interface Kept {
  /** Undefined for one that is too large. */
  body?: Buffer<ArrayBuffer>
  madeAt: number
  outdated?: true
}

const all = new WeakMap<Database, ReturnType<typeof keptDocuments>>()

export function documentsOf(db: Database) {
  let documents = all.get(db)
  if (!documents) {
    documents = keptDocuments()
    onChange(documents.outdate)
    all.set(db, documents)
  }
  return documents
}

export function keptDocuments({ mostBytes = MOST_BYTES, now = Date.now } = {}) {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, name) => (body?.length ?? 0) + 2 * name.length + ENTRY_BYTES,
  })
  const underWay = new Map<string, Promise<Kept>>()

  async function make(name: string, pieces: () => Pieces) {
    const made: Kept = { madeAt: now() }
    made.body = await collected(pieces())
    kept.set(name, made)
    return made
  }

  return {
    /** The whole document, made once for all who ask; undefined when it is too large to keep. */
    async get(name: string, pieces: () => Pieces) {
      const known = kept.get(name)
      if (known && now() - known.madeAt < (known.outdated ? OUTDATED_MS : FRESH_MS))
        return known.body
      let made = underWay.get(name)
      if (!made) {
        made = make(name, pieces).finally(() => underWay.delete(name))
        underWay.set(name, made)
      }
      return (await made).body
    },
    outdate() {
      for (const document of kept.values()) document.outdated = true
    },
    figures: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  }
}

async function collected(pieces: Pieces) {
  const parts: Buffer[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await inTurn(() => pieces.next(), 'the shop')
    if (done) return Buffer.concat(parts)
    const part = Buffer.from(value)
    bytes += part.length
    if (bytes > LARGEST_BYTES) {
      await pieces.return?.()
      return undefined
    }
    parts.push(part)
  }
}

/** Each piece waits for its turn, so that a hundred readers hold up other requests no longer. */
export async function* turnByTurn(pieces: Pieces) {
  try {
    for (;;) {
      const piece = await inTurn(() => pieces.next()).catch(later)
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
