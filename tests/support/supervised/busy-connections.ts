import { setTimeout as sleep } from 'node:timers/promises'
import { orderOf, shopper } from '../shopper'

export interface Ends {
  /** Responses by status, as '200' or '201 close' with the connection's last. */
  answered: Map<string, number>
  /** Requests that got no response, and why. */
  unanswered: string[]
}

interface Options {
  count: number
  /** Come again on a new connection after the last response of one. */
  again?: boolean
  /** They stop when this is true. */
  over?(): boolean
}

const PATHS = ['/', '/shop', '/shop/1', '/api/products/1', '/favicon.svg', '/suggest?q=ph']
/** Every third orders. The longest pause between a response and the next request, in milliseconds. */
const PAUSES = [0, 1, 20, 100]

/**
 * So many kept connections at once, each of which asks, and asks again after a pause. Resolves when
 * each had its last response, or none.
 */
export function busyConnections(origin: string, { count, again = false, over }: Options) {
  const ends: Ends = { answered: new Map(), unanswered: [] }
  let busy = 0
  const connection = async (_: unknown, at: number) => {
    const client = shopper(origin, 1)
    const pause = PAUSES[at % PAUSES.length] as number
    for (let turn = 0; !over?.(); turn++) {
      try {
        const { status, headers } =
          at % 3 === 0
            ? await client.order(orderOf())
            : await client.send('GET', PATHS[(at + turn) % PATHS.length] as string)
        const last = headers.connection === 'close'
        const how = last && !again ? `${status} close` : String(status)
        ends.answered.set(how, (ends.answered.get(how) ?? 0) + 1)
        if (turn === 2) busy++
        if (last && !again) break
      } catch (error) {
        ends.unanswered.push(String(error))
        break
      }
      if (pause > 0) await sleep(Math.random() * pause)
    }
    client.close()
  }
  const all = Promise.all(Array.from({ length: count }, connection))
  return {
    /** Each has had some responses. */
    async busy() {
      while (busy < count) await sleep(20)
    },
    ended: all.then(() => ends),
    ends,
  }
}
