import type { DeskEvent } from '../api/events/desk-event'

/** `relayed` by another window of the same browser, which is the one that makes sounds. */
export type Told = DeskEvent & { relayed?: boolean }

type Listener = (event: Told) => void

const listeners = new Set<Listener>()
const CHANNEL = 'desk-events'
/** After so many milliseconds it tries again where the server refused the stream. */
const REFUSED_MS = 15_000

/** Gives back how to stop. */
export function onDeskEvent(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tell = (event: Told) => {
  for (const listener of listeners) listener(event)
}

/**
 * Listens to the shop while it runs. Windows of one browser share one connection, as a browser opens
 * but six to a server: the window that holds the lock passes on what it hears.
 */
export function connectEvents() {
  const stopped = new AbortController()
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => tell({ ...data, relayed: true })
  const listen = () => listenUntil(stopped.signal, (event) => channel.postMessage(event))
  // Without https there are no locks: each window listens by itself.
  if (navigator.locks)
    navigator.locks.request(CHANNEL, { signal: stopped.signal }, listen).catch(() => {})
  else void listen()
  return () => {
    stopped.abort()
    channel.close()
  }
}

/** The browser connects again by itself; what was missed meanwhile is read anew. */
function listenUntil(signal: AbortSignal, pass: (event: DeskEvent) => void) {
  return new Promise<void>((done) => {
    let source: EventSource
    let again: ReturnType<typeof setTimeout>
    let missed = false
    const hear = (event: DeskEvent) => {
      pass(event)
      tell(event)
    }
    const open = () => {
      source = new EventSource('/api/desk/events')
      source.onmessage = ({ data }) => hear(JSON.parse(data))
      source.onopen = () => {
        if (missed) hear({ paths: ['/orders', '/start'] })
        missed = false
      }
      source.onerror = () => {
        missed = true
        if (source.readyState === EventSource.CLOSED) again = setTimeout(open, REFUSED_MS)
      }
    }
    open()
    signal.addEventListener('abort', () => {
      clearTimeout(again)
      source.close()
      done()
    })
  })
}
