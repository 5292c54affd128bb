import { QueryClient } from '@tanstack/react-query'
import { DeskError } from './desk-fetch'

/** What the server refused is not asked again by itself; what failed on the way is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => !(error instanceof DeskError && error.status < 500) && count < 2,
    },
  },
})
