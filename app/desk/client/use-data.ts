import {
  keepPreviousData,
  type UseMutationOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type DeskError, deskFetch, withQuery } from './desk-fetch'

type Query = Parameters<typeof withQuery>[1]

interface ReadOptions {
  /** False asks nothing yet. */
  enabled?: boolean
  /** Milliseconds after which it is asked again by itself. */
  every?: number
}

/** What `GET /api/desk` + path answers; the last answer stays while another page of it comes. */
export const useRead = <T>(path: string, query: Query = {}, options: ReadOptions = {}) =>
  useQuery<T, DeskError>({
    queryKey: [path, query],
    queryFn: () => deskFetch<T>('GET', withQuery(path, query)),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
    refetchInterval: options.every,
  })

/** A change; afterwards all that was read below the given paths is read anew. */
export function useChange<Input, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  paths: readonly string[],
  options: Omit<UseMutationOptions<Output, DeskError, Input>, 'mutationFn'> = {},
) {
  const refresh = useRefresh()
  return useMutation<Output, DeskError, Input>({
    ...options,
    mutationFn: change,
    onSettled: (...given) => {
      void refresh(paths)
      return options.onSettled?.(...given)
    },
  })
}

/** Reads anew what is shown of these paths and below. */
export function useRefresh() {
  const client = useQueryClient()
  return (paths: readonly string[]) =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        paths.some((one) => path === one || String(path).startsWith(`${one}/`)),
    })
}
