import { acceptedSoFar } from './after-accepting'

/** Milliseconds of a turn of the event loop. A cached page takes 0.03, one to render 0.5. */
const MOST_MS = 5
/** A flood of connections must not keep requests waiting without end. */
const MOST_TURNS = 100

/** A linked list, as thousands may wait: an array would be moved for each that leaves. */
interface Waiting {
  handle: () => void
  next?: Waiting
}

/**
 * Handles requests as they come until they have held one turn of the event loop for `mostMs`, twice
 * that at most. Later ones wait, one line for each client, and later turns take one of each line
 * after another. libuv accepts one connection a turn: while connections come in, turns stay short,
 * and a waiting client has one request handled in a hundred of them.
 */
export function requestLines({ mostMs = MOST_MS, now = () => performance.now() } = {}) {
  const lines = new Map<string, { first: Waiting; last: Waiting }>()
  const served = new Set<string>()
  let began = Number.NEGATIVE_INFINITY
  let endAwaited = false
  let accepted = 0
  let turns = 0

  function begin(time: number) {
    began = time
    accepted = acceptedSoFar()
    endAwaited = true
    setImmediate(end)
  }

  function end() {
    endAwaited = false
    if (lines.size === 0) return served.clear()
    const accepting = accepted !== acceptedSoFar() && ++turns < MOST_TURNS
    if (!accepting) {
      turns = 0
      served.clear()
    }
    begin(now())
    handleSome(accepting)
  }

  function handleSome(onceEach: boolean) {
    do {
      const client = nextClient()
      if (client === undefined) return
      if (onceEach) served.add(client)
      handleOne(client)
    } while (now() - began < mostMs)
  }

  function nextClient() {
    for (const client of lines.keys()) if (!served.has(client)) return client
    return undefined
  }

  /** The client goes to the end of the map, which iterates in order of insertion. */
  function handleOne(client: string) {
    const line = lines.get(client)
    if (!line) return
    const { handle, next } = line.first
    lines.delete(client)
    if (next) lines.set(client, { first: next, last: line.last })
    handle()
  }

  return {
    /** Tells whether a request that came at `time` may be handled at once; else it must wait. */
    mayHandle(time: number) {
      if (lines.size > 0) return false
      if (time - began < mostMs) return true
      if (endAwaited) return false
      begin(time) // This cost is paid once in `mostMs`, not by each request.
      return true
    },
    wait(client: string, handle: () => void) {
      const waiting: Waiting = { handle }
      const line = lines.get(client)
      if (line) {
        line.last.next = waiting
        line.last = waiting
      } else lines.set(client, { first: waiting, last: waiting })
    },
  }
}
