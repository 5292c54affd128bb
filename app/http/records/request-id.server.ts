import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { config } from '../../config.server'

interface Asked {
  id: string
  /** The client's address; unknown while the page cache renders, for all who wait for the page. */
  address?: string
  /** Called with a fault that escaped whoever began the work, such as in a timer's callback. */
  fail?(error: unknown): void
}

export const REQUEST_ID = 'X-Request-Id'
const GIVEN = /^[A-Za-z0-9._-]{1,64}$/

const current = new AsyncLocalStorage<Asked>()
const process = randomBytes(6)
  .toString('base64url')
  .replace(/[^A-Za-z0-9]/g, 'x')
let count = 0

/** Returns the id of the request being answered, also where a handler is called outside of one. */
export const requestIdOf = (request: IncomingMessage) => requestId() ?? makeRequestId(request)

/** Returns a proxy's own id, so that its log and ours can be read together; else a new one. */
export function makeRequestId({ headers }: IncomingMessage) {
  const given = config.TRUST_PROXY === 'true' ? headers['x-request-id'] : undefined
  return typeof given === 'string' && GIVEN.test(given) ? given : newId()
}

function newId() {
  count++
  return `${process}-${count.toString(36)}`
}

export const inRequest = <T>(asked: Asked, body: () => T): T => current.run(asked, body)

/**
 * Runs `body` apart from the request of this id, whose client may leave while others wait for the
 * result. Without an id, as behind a response or at the start, there is no client's address.
 */
export const apartFromRequest = <T>(id: string | undefined, body: () => Promise<T>) =>
  new Promise<T>((resolve, fail) => {
    const address = id && requestAddress()
    inRequest({ id: id ?? newId(), address, fail }, body).then(resolve, fail)
  })

/** Returns the id of the request that is being answered; undefined in background work. */
export const requestId = () => current.getStore()?.id

export const requestAddress = () => current.getStore()?.address

/** Returns the request that the running code works for; undefined in background work. */
export const currentRequest = () => current.getStore()
