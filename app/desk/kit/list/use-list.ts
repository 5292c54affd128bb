import type { DeskError } from '../../client/desk-fetch'
import { useRead } from '../../client/use-data'
import { useAddressState } from './use-address-state'

/** Holds what the filters and the rows of a list need to know of it. */
export interface List {
  /** What the address says of filters, sorting and page; '' where nothing is filtered. */
  state: Partial<Record<string, string>>
  change(changed: Partial<Record<string, string>>): void
  read: { error: DeskError | null; isPlaceholderData: boolean; refetch(): unknown }
}

/**
 * Reads a list from `GET /api/desk` + path, by what the address says of its filters, sorting and
 * page; `defaults` names them, each with what holds while the address does not say it.
 */
export function useList<Answer, State extends Record<string, string> = Record<never, string>>(
  path: string,
  defaults = {} as State,
  options: Parameters<typeof useRead>[2] = {},
) {
  const [state, change] = useAddressState<keyof State & string>(defaults)
  return { state, change, read: useRead<Answer>(path, state, options) }
}
