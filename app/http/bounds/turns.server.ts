import { clientAddress, isPrivate } from '../client-address.server'
import { onceAllAccepted } from './accepting'

/** Refused, because too much work waits already: a 503 with Retry-After. */
export class Busy extends Error {
  constructor() {
    super('too much work is waiting')
  }
}

interface Bounds {
  /** Pieces of work under way at a time, of everyone and of one public address. */
  width: number
  ofOneAtOnce?: number
  /** Pieces that may wait, of everyone and of one client address. */
  waiting: number
  ofOne: number
  /** After so many milliseconds work waits for another machine, not for the thread: others go on. */
  heldMs?: number
}

/** Lets work start in turn of the clients that wait, so that a flood holds up only its sender. */
export function turns({ width, ofOneAtOnce = width, waiting: most, ofOne, heldMs }: Bounds) {
  const lines = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let all = 0
  let waiting = 0

  /** A private address may be a proxy's, and then all clients have it. */
  const mayRun = (client: string) =>
    all < width && ((running.get(client) ?? 0) < ofOneAtOnce || isPrivate(client))

  function begin(client: string) {
    all++
    running.set(client, (running.get(client) ?? 0) + 1)
  }

  function turn(client: string) {
    if (mayRun(client)) return begin(client)
    const line = lines.get(client) ?? []
    if (waiting >= most || line.length >= ofOne) throw new Busy()
    waiting++
    if (line.length === 0) lines.set(client, line)
    return new Promise<void>((start) => line.push(start))
  }

  function end(client: string) {
    all--
    const left = (running.get(client) ?? 1) - 1
    if (left > 0) running.set(client, left)
    else running.delete(client)
    next()
  }

  /** The client served goes to the end of the map, which iterates in order of insertion. */
  function next() {
    for (const [client, line] of lines) {
      if (all >= width) return
      if (!mayRun(client)) continue
      lines.delete(client)
      const start = line.shift()
      if (line.length > 0) lines.set(client, line)
      waiting--
      begin(client)
      start?.()
    }
  }

  return async function inTurn<T>(work: () => Promise<T>, client = clientAddress()): Promise<T> {
    await turn(client)
    let held = true
    const release = () => {
      if (held) onceAllAccepted(() => end(client)) // and served what came in meanwhile
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

/**
 * For what takes milliseconds of the one thread: rendering, long lists. Each piece under way makes
 * every turn of the event loop longer, so one address has no more than one.
 */
export const inTurn = turns({ width: 4, ofOneAtOnce: 1, waiting: 1000, ofOne: 250, heldMs: 250 })
