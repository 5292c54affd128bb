import { useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const NO_QUERY = new URLSearchParams()
const never = () => () => {}

/**
 * How the visitor came: the address's query and what the page before handed on. Empty while the
 * page is taken over, because the server keeps one document for every query and visitor.
 */
export function useVisit() {
  const takenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [query] = useSearchParams()
  const { state } = useLocation()
  return {
    query: takenOver ? query : NO_QUERY,
    handedOn: (takenOver ? state : null) as { ready?: boolean; email?: string } | null,
  }
}
