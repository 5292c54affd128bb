import { createBrowserRouter, type RouteObject } from 'react-router'
import { NotFound, ScreenFailed } from '../kit/problems'
import type { Screen } from '../kit/screen'
import { Allowed } from './allowed'
import { Frame } from './frame'

/** `/desk` and below: open screens stand by themselves, the others within the frame. */
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
