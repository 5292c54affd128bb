import { isSentAway } from './endpoint'

/** How long an answer may go on before it is asked again whether its reader may have it. */
const JUDGED_MS = 1000

/**
 * The same bytes for as long as `judge` refuses nobody: a download that takes minutes ends with the
 * rights of who began it. `judge` is asked once a second, before what follows is handed out; a
 * database that is away is no refusal.
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
  if (isSentAway(error)) throw error
}
