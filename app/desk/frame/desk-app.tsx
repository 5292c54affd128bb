import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from 'sonner'
import { DeskError } from '../client/desk-fetch'
import { DeskTextsProvider } from '../client/desk-texts'
import { LiveRouter } from '../client/live-router'
import type { Screen } from '../kit/screen'
import { deskRouter } from './router'

/** Retries failed connections twice, and refusals never. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => !(error instanceof DeskError && error.status < 500) && count < 2,
    },
  },
})

/** Toasts stay above the bar that saves a form. */
const ABOVE_BARS = { bottom: '5.5rem' }

export function DeskApp({ screens }: { screens: readonly Screen[] }) {
  const [router] = useState(() => deskRouter(screens))
  return (
    <DeskTextsProvider>
      <QueryClientProvider client={queryClient}>
        <LiveRouter value={router}>
          <RouterProvider router={router} />
        </LiveRouter>
        <Toaster
          position="bottom-right"
          closeButton
          offset={ABOVE_BARS}
          mobileOffset={ABOVE_BARS}
        />
      </QueryClientProvider>
    </DeskTextsProvider>
  )
}
