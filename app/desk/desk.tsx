import { DeskError } from './client/desk-fetch'
import { DeskTextsProvider, useDeskTexts } from './client/desk-texts'
import { LiveRouter } from './client/live-router'
import { useSession } from './client/use-session'
import './frame/desk.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from 'sonner'
import { Frame } from './frame/frame'
import { Notice } from './kit/notice'
import { NotFound, ScreenFailed } from './kit/problems'
import type { Screen } from './kit/screen'
import { useWide } from './kit/use-wide'
import { may } from './rights/rights'
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

/** Routes `/desk` and below: open screens stand alone, the others in the frame. */
function deskRouter(screens: readonly Screen[]) {
  const open = screens.filter(({ right }) => right === 'open')
  const framed = screens.filter(({ right }) => right !== 'open')
  return createBrowserRouter(
    [
      ...open.map(routeOf),
      {
        element: <Frame screens={screens} />,
        errorElement: <ScreenFailed />,
        HydrateFallback: () => null,
        children: [...framed.map(routeOf), { path: '*', element: <NotFound /> }],
      },
    ],
    { basename: '/desk' },
  )
}

const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  errorElement: <ScreenFailed />,
  hydrateFallbackElement: <></>,
  handle: screen,
  lazy: async () => {
    const { default: Shown } = await screen.load()
    return {
      Component: () => (
        <Allowed screen={screen}>
          <Shown />
        </Allowed>
      ),
    }
  },
})

/** Titles the window after the screen, and shows the screen only to those with its right. */
function Allowed({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { frame, screens } = useDeskTexts()
  const title = screens[screen.title]
  useEffect(() => {
    document.title = `${title} · ${frame.desk}`
  }, [title, frame])
  return screen.right === 'open' ? children : <ForRole screen={screen}>{children}</ForRole>
}

function ForRole({ screen: { right }, children }: { screen: Screen; children: ReactNode }) {
  const { staff } = useSession()
  const { title, text } = useDeskTexts().frame.notAllowed
  if (!right || right === 'open' || may(staff.role, right)) return children
  return <Notice tone="warn" title={title} text={text} />
}
