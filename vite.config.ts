import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import Sonda from 'sonda/vite'
import { defineConfig } from 'vite'
import { slimRouter } from './scripts/slim-router.ts'

/**
 * The browser gets React and the router as one file, which stays in its cache from release to
 * release and compresses best whole, what most pages share as another, and what only the way to an
 * order needs as a third.
 */
const SDK = /\/app\/identity\/browser\/|\/node_modules\/(firebase|@firebase|idb|tslib)\//
const ORDERING = 'cart/(quote|reconcile|totals-list|quantity-field)|ui/dialog'
const PURCHASE = new RegExp(`/app/(${ORDERING})\\.`)
const COMMON = new RegExp(
  `/app/(?!${ORDERING}|ui/forms/(?!email))(ui|cart|wishlist|catalogue|texts)/`,
)
const groups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
  },
  { name: 'common', test: COMMON, minShareCount: 3 },
  { name: 'purchase', test: PURCHASE, minShareCount: 2 },
  { name: 'session', test: SDK }, // fetched only where a session or a form needs it
]
/** `npm run bench -- bundle`: what each kilobyte of the browser's files is, in build/report. */
const REPORT = Boolean(process.env.BUNDLE_REPORT)
const report = Sonda({
  format: ['html', 'json'],
  filename: 'report',
  outputDir: 'build/report',
  include: [/assets\/.*\.js$/],
  brotli: true,
  open: false,
})
const checks = { pluginTimings: false } // a busy machine is no news

export default defineConfig({
  cacheDir: '.vite',
  plugins: [tailwindcss(), reactRouter(), slimRouter(), REPORT && report],
  environments: {
    client: { build: { rolldownOptions: { checks, output: { codeSplitting: { groups } } } } },
    ssr: {
      build: {
        rolldownOptions: { checks, input: { server: './server.ts', shop: './cli/shop.ts' } },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    sourcemap: REPORT,
  },
})
