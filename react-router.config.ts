import type { Config } from '@react-router/dev/config'

/**
 * `[name].js`: the server, the merchant's commands and the index's threads are entries of one build (vite.config.ts).
 * Every route is known from the start: there are few, and asking for each costs a request a page.
 * A route is one module: what keeps a form's entries without a network cannot be loaded then.
 */
export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUNDLE_REPORT ? 'build/report' : 'build',
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config
