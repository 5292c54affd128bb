import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from 'sonner'
import { DeskTextsProvider } from './desk-texts'
import { LiveRouter } from './live-router'
import { queryClient } from './query-client'
import { deskRouter } from './router'

/** Above the bar that saves a form. */
const ABOVE_BARS = { bottom: '5.5rem' }

/** The whole desk, below /desk. */
export function DeskApp() {
  const [router] = useState(deskRouter)
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
