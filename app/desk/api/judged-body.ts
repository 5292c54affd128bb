import { isAccessLost } from './endpoint'

/** The longest time that an answer goes on without a new check of the reader's rights. */
const JUDGED_MS = 1000

/**
 * Passes a body on while `judge` does not refuse: a long download ends with its reader's rights. It
 * calls `judge` once a second, before the next chunk. An unreachable database is no refusal.
 */
export function judgedBody(body: ReadableStream<Uint8Array>, judge: () => Promise<unknown>) {
  const reader = body.getReader()
  let judgedAt = Date.now()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await reader.read()
          if (done) return controller.close()
          if (Date.now() - judgedAt >= JUDGED_MS) {
            await judge().catch(whenSentAway)
            judgedAt = Date.now()
          }
          controller.enqueue(value)
        } catch (error) {
          await reader.cancel(error).catch(() => {})
          controller.error(error)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function whenSentAway(error: unknown) {
  if (isAccessLost(error)) throw error
}
