import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { DeskError } from '../client/desk-fetch'
import { DeskTextsProvider } from '../client/desk-texts'
import { LiveRouter } from '../client/live-router'
import type { Screen } from '../kit/screen'
import { deskRouter } from './router'
import { Toasts } from './toasts'

/**
 * Retries failed connections twice, and refusals never. Nothing waits for the browser to be online:
 * a change that does not arrive says so at once.
 */
const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      retry: (count, error) => !(error instanceof DeskError && error.status < 500) && count < 2,
    },
  },
})

export function DeskApp({ screens }: { screens: readonly Screen[] }) {
  const [router] = useState(() => deskRouter(screens))
  return (
    <DeskTextsProvider>
      <QueryClientProvider client={queryClient}>
        <LiveRouter value={router}>
          <RouterProvider router={router} />
        </LiveRouter>
        <Toasts />
      </QueryClientProvider>
    </DeskTextsProvider>
  )
}
