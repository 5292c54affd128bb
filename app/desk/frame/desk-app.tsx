import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from 'sonner'
import { DeskTextsProvider } from '../client/desk-texts'
import { LiveRouter } from '../client/live-router'
import { queryClient } from '../client/query-client'
import type { Screen } from '../kit/screen'
import { deskRouter } from './router'

/** Above the bar that saves a form. */
const ABOVE_BARS = { bottom: '5.5rem' }

/** The whole desk, below /desk. */
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
