import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from 'sonner'
import { DeskError } from './client/desk-fetch'
import { DeskTextsProvider } from './client/desk-texts'
import { LiveRouter } from './client/live-router'
import { deskRouter } from './frame/router'
import './frame/desk.css'
import { useWide } from './kit/use-wide'
import { screens } from './screens'

/** 0.5 rem less than the navigation on each side. */
const IN_NAVIGATION = { '--width': 'calc(232px - 1rem)' } as CSSProperties
const FOOT = { bottom: '0.5rem', left: '0.5rem' }
/** A toast of one line ends above the header's foot, and covers its name, never its button. */
const TOP = { top: '0.125rem', left: '3.75rem', right: '0.25rem' }

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

function DeskApp() {
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

/**
 * Shows what became of a change where no field stands: at the foot of the navigation, or over the
 * header where the navigation is closed.
 */
function Toasts() {
  const isWide = useWide()
  return (
    <Toaster
      position={isWide ? 'bottom-left' : 'top-center'}
      closeButton
      offset={isWide ? FOOT : TOP}
      mobileOffset={TOP}
      style={isWide ? IN_NAVIGATION : undefined}
      toastOptions={{ style: isWide ? { flexWrap: 'wrap' } : undefined }}
    />
  )
}

createRoot(document.getElementById('desk') as HTMLElement).render(<DeskApp />)
