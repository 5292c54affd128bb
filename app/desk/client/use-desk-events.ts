import { useEffect, useEffectEvent } from 'react'
import type { DeskEvent } from '../api/events/desk-event'
import { useRefresh } from './desk-fetch'

/** Rereads what changed, whoever changed it; the frame calls it once. */
export function useLiveData() {
  const refresh = useRefresh()
  useDeskEvents(({ paths }) => void refresh(paths))
  useEffect(connectEvents, [])
}

export function useDeskEvents(listener: (event: Told) => void) {
  const hear = useEffectEvent(listener)
  useEffect(() => onDeskEvent((event) => hear(event)), [])
}

/** `relayed` marks an event from another window of the browser, which plays the sounds. */
type Told = DeskEvent & { relayed?: boolean }

type Listener = (event: Told) => void

const listeners = new Set<Listener>()
const CHANNEL = 'desk-events'
/** Delay before a refused stream is tried again, in milliseconds. */
const REFUSED_MS = 15_000

/** Returns a function that stops listening. */
function onDeskEvent(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tell = (event: Told) => {
  for (const listener of listeners) listener(event)
}

/**
 * Connects to the shop's events. A browser opens only six connections to a server, so that its
 * windows share one: the window that holds the lock relays events to the others.
 */
function connectEvents() {
  const stopped = new AbortController()
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => tell({ ...data, relayed: true })
  const listen = () => listenUntil(stopped.signal, (event) => channel.postMessage(event))
  // Locks need https; without them each window listens by itself.
  if (navigator.locks)
    navigator.locks.request(CHANNEL, { signal: stopped.signal }, listen).catch(() => {})
  else void listen()
  return () => {
    stopped.abort()
    channel.close()
  }
}

/** The browser reconnects by itself; missed events cause a full reread. */
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
