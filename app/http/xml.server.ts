/** A text safe inside XML elements and attributes; characters XML 1.0 forbids are dropped. */
export const xml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Streams an XML document as it is made, so that a large one is never whole in memory. */
export function xmlResponse(pieces: AsyncIterator<string>, seconds = 3600) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await pieces.next()
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
