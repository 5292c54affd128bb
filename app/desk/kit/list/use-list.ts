import { type DeskError, useRead } from '../../client/desk-fetch'
import { useAddressState } from './use-address-state'

/** A list's state and reading, as its filters and rows need them. */
export interface List {
  /** Filters, sorting and page of the address; '' where nothing is filtered. */
  state: Partial<Record<string, string>>
  change(changed: Partial<Record<string, string>>): void
  read: { error: DeskError | null; isPlaceholderData: boolean; refetch(): unknown }
}

/**
 * Reads a list from `GET /api/desk` + path by the address's filters, sorting and page, which
 * `defaults` names with their default values.
 */
export function useList<Answer, State extends Record<string, string> = Record<never, string>>(
  path: string,
  defaults = {} as State,
  options: Parameters<typeof useRead>[2] = {},
) {
  const [state, change] = useAddressState<keyof State & string>(defaults)
  return { state, change, read: useRead<Answer>(path, state, options) }
}
