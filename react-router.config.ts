import type { Config } from '@react-router/dev/config'

/** `[name].js`: the server and the merchant's commands are two entries of one build (vite.config.ts). */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: '[name].js',
} satisfies Config
