import { log } from '../log.server'
import { currentRequest } from '../records/request-id.server'

const LONGEST_END_MS = 15_000

/**
 * Handles faults that escaped every handler, in a timer, a stream's callback or a promise that
 * nobody awaited. A fault of a request is answered as that request's, and the process lives.
 * Otherwise the state of the process is unknown: it says why in one line of level `fatal`, `close`
 * lets requests in flight end, and it exits with code 1 within 15 seconds.
 */
export function watchFaults(close: () => Promise<unknown>) {
  let ending = false
  const escaped = (error: unknown) => {
    const asked = currentRequest()
    if (asked?.fail) return asked.fail(error)
    log.fatal({ err: error }, 'the process ends')
    if (ending) return
    ending = true
    const end = () => {
      clearTimeout(deadline)
      process.exit(1)
    }
    const deadline = setTimeout(end, LONGEST_END_MS)
    close().then(end, end)
  }
  process.on('uncaughtException', escaped)
  process.on('unhandledRejection', escaped)
}
