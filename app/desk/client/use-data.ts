import {
  keepPreviousData,
  type UseMutationOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { keepForRetry } from './connection'
import { type DeskError, deskFetch, withQuery } from './desk-fetch'

type Query = Parameters<typeof withQuery>[1]

interface ReadOptions {
  enabled?: boolean
  /** Milliseconds between automatic rereads. */
  every?: number
}

/** Reads `GET /api/desk` + path; the last answer stays until the next page arrives. */
export const useRead = <T>(path: string, query: Query = {}, options: ReadOptions = {}) =>
  useQuery<T, DeskError>({
    queryKey: [path, query],
    queryFn: () => deskFetch<T>('GET', withQuery(path, query)),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
    refetchInterval: options.every,
  })

/**
 * Makes a change, then rereads everything below the given paths. One that did not reach the shop is
 * tried again from the line that says so, as long as its screen is open.
 */
export function useChange<Input, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  paths: readonly string[],
  options: Omit<UseMutationOptions<Output, DeskError, Input>, 'mutationFn'> = {},
) {
  const refresh = useRefresh()
  const mutation = useMutation<Output, DeskError, Input>({
    ...options,
    mutationFn: change,
    onSettled: (...given) => {
      void refresh(paths)
      return options.onSettled?.(...given)
    },
  })
  const last = useRef<Parameters<typeof mutation.mutate>>(undefined)
  const mutate: typeof mutation.mutate = (...given) => {
    last.current = given
    mutation.mutate(...given)
  }
  const again = useEffectEvent(() => last.current && mutation.mutate(...last.current))
  const isLost = mutation.error?.status === 0
  useEffect(() => (isLost ? keepForRetry(() => void again()) : undefined), [isLost])
  return { ...mutation, mutate }
}

/** Returns a function that rereads data of these paths and below. */
export function useRefresh() {
  const client = useQueryClient()
  return (paths: readonly string[]) =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        paths.some((one) => path === one || String(path).startsWith(`${one}/`)),
    })
}
