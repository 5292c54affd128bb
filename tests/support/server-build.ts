import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  type ServerBuild,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from 'react-router'
import * as entry from '../../app/entry.server'
import * as root from '../../app/root'
import routes from '../../app/routes'

type Route = NonNullable<ServerBuild['routes'][string]>
type RouteModule = Route['module']

const modules = import.meta.glob<RouteModule>('../../app/**/{layout,*-layout,*-page,*-offers}.tsx')

/** Returns the build that Vite makes of routes.ts, without files for browsers. */
export async function serverBuild(): Promise<ServerBuild> {
  const all: Route[] = [{ id: 'root', path: '', module: withProps(root as never) }]
  const add = async (entries: RouteConfigEntry[], parentId: string) => {
    for (const { file, path, index, children = [], id: named } of entries) {
      const load = modules[`../../app/${file}`]
      if (!load) throw new Error(`${file} is no page of app/`)
      const id = named ?? file.replace(/\.tsx$/, '')
      all.push({ id, parentId, path, index, module: withProps(await load()) })
      await add(children, id)
    }
  }
  await add(routes as RouteConfigEntry[], 'root')
  return {
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(all.map((route) => [route.id, inManifest(route)])),
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

/** Passes props to a route's components as React Router's Vite plugin does. */
function withProps(module: RouteModule): RouteModule {
  return {
    ...module,
    default: UNSAFE_withComponentProps(module.default as never) as never,
    ...(module.ErrorBoundary && {
      ErrorBoundary: UNSAFE_withErrorBoundaryProps(module.ErrorBoundary as never) as never,
    }),
  }
}

const inManifest = ({ module, ...route }: Route) => ({
  ...route,
  module: `/assets/${route.id}.js`,
  hasAction: 'action' in module,
  hasLoader: 'loader' in module,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: 'ErrorBoundary' in module,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})
