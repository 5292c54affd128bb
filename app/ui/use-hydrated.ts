import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false on the server and while hydrating, for what only the browser knows. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
