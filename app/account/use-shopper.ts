import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Shopper } from '../identity/browser/session'
import { hasSession } from '../identity/has-session'

export type ShopperState =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'in'; shopper: Shopper; refresh: () => Promise<void> }

const subscribe = (changed: () => void) => {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** Returns who is signed in. The SDK loads only when local storage holds a session. */
export function useShopper(): ShopperState {
  const maybe = useSyncExternalStore(subscribe, hasSession, () => false)
  const [shopper, setShopper] = useState<Shopper | 'none' | 'unreachable'>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry changes `attempt` alone
  useEffect(() => {
    if (!maybe) return
    let over = false
    let stop = () => {}
    const watch = async () => {
      const { watchShopper } = await import('../identity/browser/session')
      const unwatch = await watchShopper((found) => setShopper(found ?? 'none'))
      if (over) unwatch()
      else stop = unwatch
    }
    setShopper(undefined)
    watch().catch(() => setShopper('unreachable'))
    return () => {
      over = true
      stop()
    }
  }, [maybe, attempt])

  const refresh = useCallback(async () => {
    const { currentShopper } = await import('../identity/browser/session')
    setShopper((await currentShopper()) ?? 'none')
  }, [])

  if (!maybe || shopper === 'none') return { state: 'none' }
  if (!shopper) return { state: 'loading' }
  if (shopper === 'unreachable')
    return { state: 'unreachable', retry: () => setAttempt((count) => count + 1) }
  return { state: 'in', shopper, refresh }
}
