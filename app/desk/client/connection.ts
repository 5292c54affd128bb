import { useSyncExternalStore } from 'react'

/** `offline` says the browser; `unreachable` was the shop at the last request. */
type ShopConnection = 'reached' | 'offline' | 'unreachable'

const listeners = new Set<() => void>()
const waiting = new Set<() => void>()
let isReached = true

const tell = () => {
  for (const listener of listeners) listener()
}

/** Notes whether the last request reached the shop. */
export function noteReached(now: boolean) {
  if (now === isReached) return
  isReached = now
  tell()
}

export const connectionNow = (): ShopConnection => {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return 'offline'
  return isReached ? 'reached' : 'unreachable'
}

function follow(listener: () => void) {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export const useConnection = () => useSyncExternalStore(follow, connectionNow)

const countWaiting = () => waiting.size

/** Returns how many changes did not reach the shop and can be tried again. */
export const useWaitingChanges = () => useSyncExternalStore(follow, countWaiting)

/** Keeps a change that did not reach the shop; returns a function that forgets it. */
export function keepForRetry(change: () => void) {
  waiting.add(change)
  tell()
  return () => {
    waiting.delete(change)
    tell()
  }
}

/** Tries every change again that did not reach the shop. */
export function retryWaiting() {
  for (const change of [...waiting]) change()
}
