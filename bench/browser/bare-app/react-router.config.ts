import type { Config } from '@react-router/dev/config'

/** The least that React Router makes of a page: one route without code of its own. */
export default {
  appDirectory: '.',
  buildDirectory: '../../../build/bench/bare-app',
  ssr: false,
  prerender: (process.env.BARE_PATHS ?? '/').split(','),
} satisfies Config
