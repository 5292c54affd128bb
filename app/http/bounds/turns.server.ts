import { clientAddress, isPrivate } from '../rate-limits.server'
import { onceAllAccepted } from './after-accepting'

/** Thrown when too much work waits already: a 503 with Retry-After. */
export class Busy extends Error {
  constructor() {
    super('too much work is waiting')
  }
}

interface Bounds {
  /** Pieces of work under way at a time, for everyone and for one public address. */
  width: number
  ofOneAtOnce?: number
  /** Pieces that may wait, for everyone and for one client address. */
  waiting: number
  ofOne: number
  /** The milliseconds after which work counts as waiting for another machine: others go on. */
  heldMs?: number
}

/** Starts work of waiting clients in turn, so that a flood holds up only its sender. */
export function turns({ width, ofOneAtOnce = width, waiting: most, ofOne, heldMs }: Bounds) {
  const lines = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let all = 0
  let waiting = 0

  /** Counts no private address: it may be a proxy's, and then all clients have it. */
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
      if (held) onceAllAccepted(() => end(client)) // Work that came in meanwhile has been served.
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
 * The turns for work that takes milliseconds of the one thread: rendering, long lists. Each piece
 * under way makes every turn of the event loop longer, so one address has at most one.
 */
export const inTurn = turns({ width: 4, ofOneAtOnce: 1, waiting: 1000, ofOne: 250, heldMs: 250 })
