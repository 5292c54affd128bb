import { clientAddress } from '../client-address.server'

/** Refused, because too much waits already: a 503 with Retry-After. */
export class Busy extends Error {
  constructor() {
    super('too much work is waiting')
  }
}

interface Bounds {
  /** Pieces of work under way at a time. */
  width: number
  /** Pieces that may wait, of everyone and of one client address. */
  waiting: number
  ofOne: number
  /** After so many milliseconds work waits for another machine, not for the thread: others go on. */
  heldMs?: number
}

/** Lets work start in turn of the clients that wait, so that a flood holds up only its sender. */
export function turns({ width, waiting: most, ofOne, heldMs }: Bounds) {
  const lines = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0

  function turn(client: string) {
    if (running < width) {
      running++
      return
    }
    const line = lines.get(client) ?? []
    if (waiting >= most || line.length >= ofOne) throw new Busy()
    waiting++
    if (line.length === 0) lines.set(client, line)
    return new Promise<void>((start) => line.push(start))
  }

  /** The client served goes to the end of the map, which iterates in order of insertion. */
  function next() {
    const [first] = lines
    if (!first) {
      running--
      return
    }
    const [client, line] = first
    lines.delete(client)
    const start = line.shift()
    if (line.length > 0) lines.set(client, line)
    waiting--
    start?.()
  }

  return async function inTurn<T>(work: () => Promise<T>, client = clientAddress()): Promise<T> {
    await turn(client)
    let held = true
    const release = () => {
      if (held) setImmediate(next) // only after the event loop has served what came in meanwhile
      held = false
    }
    const timer = heldMs === undefined ? undefined : setTimeout(release, heldMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      release()
    }
  }
}

/** For what takes milliseconds of the one thread: rendering, long lists, pieces of documents. */
export const inTurn = turns({ width: 4, waiting: 1000, ofOne: 250, heldMs: 250 })
