import { setTimeout as sleep } from 'node:timers/promises'
import { orderOf, shopper } from '../shopper'

export interface Ends {
  /** Responses by status, as '200' or '201 close' with the connection's last. */
  answered: Map<string, number>
  unanswered: string[]
}

interface Options {
  count: number
  /** Clients reconnect after the last response of a connection. */
  again?: boolean
  over?(): boolean
}

const PATHS = ['/', '/shop', '/shop/1', '/api/products/1', '/favicon.svg', '/suggest?q=ph']
/** The longest pauses before the next request, in milliseconds. Every third request orders. */
const PAUSES = [0, 1, 20, 100]

/**
 * Opens `count` kept connections, each of which sends requests with pauses. Resolves when each had
 * its last response, or none.
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
    async busy() {
      while (busy < count) await sleep(20)
    },
    ended: all.then(() => ends),
    ends,
  }
}
