import { useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const NO_QUERY = new URLSearchParams()
const never = () => () => {}

/**
 * Returns the query and state, empty while hydrating, as the server caches one document for all.
 */
export function useVisit() {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [query] = useSearchParams()
  const location = useLocation()
  return {
    query: hydrated ? query : NO_QUERY,
    state: (hydrated ? location.state : null) as { ready?: boolean; email?: string } | null,
  }
}
