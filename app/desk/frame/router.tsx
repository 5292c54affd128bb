import { type ReactNode, useEffect } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { useDeskTexts } from '../client/desk-texts'
import { useSession } from '../client/use-session'
import { Notice } from '../kit/notice'
import { NotFound, ScreenFailed } from '../kit/problems'
import type { Screen } from '../kit/screen'
import { may } from '../rights/rights'
import { Frame } from './frame'

/** Routes `/desk` and below: open screens stand alone, the others in the frame. */
export function deskRouter(screens: readonly Screen[]) {
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
