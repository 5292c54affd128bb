import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Thrown when the answers end before the last question: by Ctrl-D, or a pipe with fewer lines. */
export class NoMoreAnswers extends Error {}

/** Reads lines as they come, from a keyboard or a pipe. */
export function openAnswers(input: Readable) {
  const lines = createInterface({ input })
  const iterator = lines[Symbol.asyncIterator]()
  return {
    async next() {
      const { done, value } = await iterator.next()
      if (done) throw new NoMoreAnswers()
      return value.trim()
    },
    close: () => lines.close(),
  }
}
