import type { Database } from '../database/tables.server'
import { documentsOf, type Pieces, turnByTurn } from './bounds/kept-documents.server'
import { log } from './log.server'
import { problem } from './problem'

const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}

export const xml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The document whole where it is small enough to keep, else piece by piece; a fault is a 503. */
export async function xmlResponse(db: Database, name: string, pieces: () => Pieces) {
  try {
    const body = await documentsOf(db).get(name, pieces)
    return new Response(body ?? (await streamed(turnByTurn(pieces()))), { headers: HEADERS })
  } catch (error) {
    return unavailable(error)
  }
}

/** The first piece is made before the response, so that a fault there can still be told. */
async function streamed(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  let first: IteratorResult<string> | undefined = await pieces.next()
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = first ?? (await pieces.next())
      first = undefined
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

export function unavailable(error: unknown) {
  log.error({ err: error }, 'a document could not be made')
  const retry = { 'Retry-After': '5' }
  return problem(503, 'unavailable', 'Please try again in a moment.', undefined, retry)
}
