import type { Config } from '@react-router/dev/config'

/** React Router makes the least of a page here: one route without code of its own. */
export default {
  appDirectory: '.',
  buildDirectory: '../../../build/bench/bare-app',
  ssr: false,
  prerender: (process.env.BARE_PATHS ?? '/').split(','),
} satisfies Config
