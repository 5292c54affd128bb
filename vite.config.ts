import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The identity SDK and what talks to it: fetched only where a session or a form needs it. */
const SDK =
  /\/app\/identity\/(browser-auth|entry|google|hosted-google|leave|manage-account|session|token-sync)\.ts|\/node_modules\/(firebase|@firebase|idb|tslib)\//
const SHARED = new RegExp(`^(?!.*(${SDK.source})).*\\/app\\/`)

export default defineConfig({
  cacheDir: '.vite',
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown.runtime|vite\/preload-helper/,
                },
                { name: 'common', test: SHARED, minShareCount: 3 },
                { name: 'session', test: SDK },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: { server: './server.ts', shop: './cli/shop.ts' } } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
})
