import { log } from './log.server'
import { problem } from './problem'

export const xml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Streams the document. The first piece is made before the response, so a fault there is a 503. */
export async function xmlResponse(pieces: AsyncIterator<string>, seconds = 3600) {
  const encoder = new TextEncoder()
  let first: IteratorResult<string> | undefined
  try {
    first = await pieces.next()
  } catch (error) {
    return unavailable(error)
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = first ?? (await pieces.next())
      first = undefined
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${seconds}`,
    },
  })
}

export function unavailable(error: unknown) {
  log.error({ err: error }, 'a document could not be made')
  const retry = { 'Retry-After': '5' }
  return problem(503, 'unavailable', 'Please try again in a moment.', undefined, retry)
}
