import { gunzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { Database } from '../database/tables.server'
import { escapeMarkup } from '../input/markup'
import { shares } from './bounds/client-shares.server'
import { withFirstPiece } from './bounds/first-piece'
import {
  documentsOf,
  type Pieces,
  turnByTurn,
  unzip,
  unzippedBytes,
} from './bounds/kept-documents.server'
import { Busy } from './bounds/turns.server'
import { gzipIfAccepted } from './encoding'
import { log } from './log.server'
import { problem } from './problem'
import { clientAddress } from './rate-limits.server'

const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
  Vary: 'Accept-Encoding',
}
/** The most bytes that are unzipped at once, in a millisecond. */
const SMALL_BYTES = 256 * 1024

/** Limits documents sent piece by piece: each holds some 300 kB until its reader has read it. */
const streams = shares({ most: 64, ofOne: 8 })

export const xml = (text: string) =>
  escapeMarkup(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ''))

interface Document {
  db: Database
  name: string
  pieces: () => Pieces
}

/** Sends the document whole if it is small enough, else piece by piece; a fault is a 503. */
export async function xmlResponse({ req }: Context, { db, name, pieces }: Document) {
  try {
    const zipped = await documentsOf(db).get(name, pieces)
    const bodyless = req.method === 'HEAD'
    if (!zipped) return await withFirstPiece(response(bodyless ? null : streamed(pieces)))
    if (gzipIfAccepted(req.header('Accept-Encoding')) === 'gzip')
      return response(zipped, { 'Content-Encoding': 'gzip' })
    const bytes = unzippedBytes(zipped)
    if (bytes <= SMALL_BYTES) return response(gunzipSync(zipped))
    const length = { 'Content-Length': `${bytes}` }
    return await withFirstPiece(response(bodyless ? null : streamed(() => unzip(zipped)), length))
  } catch (error) {
    return unavailable(error)
  }
}

const response = (body: BodyInit | null, more: Record<string, string> = {}) =>
  new Response(body, { headers: { ...HEADERS, ...more } })

function streamed(make: () => Pieces) {
  const giveBack = streams.take(clientAddress())
  if (!giveBack) throw new Busy()
  const pieces = endingWith(giveBack, turnByTurn(make()))
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

async function* endingWith<Piece>(end: () => void, pieces: AsyncIterable<Piece>) {
  try {
    yield* pieces
  } finally {
    end()
  }
}

export function unavailable(error: unknown) {
  if (!(error instanceof Busy)) log.error({ err: error }, 'a document could not be made')
  const retry = { 'Retry-After': '5' }
  return problem(503, 'unavailable', 'Please try again in a moment.', undefined, retry)
}
