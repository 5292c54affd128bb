import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanRouter, minifiedTwice, reactAsModules } from './scripts/smaller/smaller-scripts.ts'
import { variablesWrittenOut } from './scripts/smaller/smaller-styles.ts'

/**
 * The browser gets React and the router as one file, which compresses best whole and changes only
 * with their releases, what stands around every page and on most as another, and what many share as a
 * third (docs/decisions/first-load-javascript.md).
 */
const groups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  {
    name: 'shell',
    test: /\/app\/(root\.|content\/own\/use-shop\.|shell\/(?!search\/(?!search\.)|menu\/menu-extras|footer|newsletter|not-found-page|enclosed-layout|other-languages)|texts\/colon|ui\/(breadcrumb|page-meta|picture|use-hydrated)\.)/,
  },
  // Cart, checkout and forms do without.
  {
    name: 'cards',
    test: /\/app\/(catalogue\/product-card\.tsx|ui\/(carousel|section-head|motion\/clock)\.|wishlist\/(card-actions|use-add-to-list)\.)/,
  },
  // What pages share with the footer, which comes behind them and would draw them along.
  { name: 'rules', test: /\/app\/ui\/forms\/(email|rules)\./ },
  { name: 'places', test: /\/app\/content\/elsewhere\/social-links\./ },
  { name: 'footer', test: /\/app\/shell\/(footer|newsletter)/ },
  // Cart and checkout are never missing.
  { name: 'missing', test: /\/app\/catalogue\/(missing|search-again)/ },
  {
    name: 'common',
    test: /\/app\/(ui\/(?!forms|dialog|on-use)|cart\/(?!delivery\/(?!place-store))|wishlist|catalogue|texts)/,
    minShareCount: 5,
  },
  // Says whether there is a session, without what a session needs.
  { name: 'has-session', test: /\/app\/identity\/(has-session|return-path)\./ },
  // Fetched only where a session or a form needs it.
  {
    name: 'session',
    test: /\/app\/identity\/browser\/|\/node_modules\/(@firebase|idb|tslib)\//,
  },
]
/** `npm run bench -- bundle`: what each kilobyte of the browser's files is, in build/report. */
const REPORT = Boolean(process.env.BUNDLE_REPORT)
/** Named apart, because the shop is built where the package that writes the report is missing. */
const REPORTER = 'sonda/vite'
async function report() {
  const { default: Sonda }: typeof import('sonda/vite') = await import(REPORTER)
  return Sonda({
    format: ['html', 'json'],
    filename: 'report',
    outputDir: 'build/report',
    include: [/assets\/.*\.js$/],
    brotli: true,
    open: false,
  })
}
const checks = {
  pluginTimings: false, // would warn about every slow build on a busy machine
  importIsUndefined: false, // React asks its scheduler for what only React Native's has
}

/** Nothing the browser runs has getters or globals that do something when they are only read. */
const treeshake = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const

/** Eight hexadecimal digits tell versions apart and compress better: the checkout loads 100 bytes less. */
const hashCharacters = 'hex'

/** Only style sheets keep their names: the home page names the file of its icons a hundred times. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  name.endsWith('.css') ? 'assets/[name]-[hash][extname]' : 'assets/[hash][extname]'

/** A constant of another file, such as DAY_MS, is written where it is used: its file would be a request. */
const optimization = { inlineConst: true }

export default defineConfig({
  cacheDir: '.vite',
  plugins: [
    reactAsModules,
    leanRouter,
    minifiedTwice,
    tailwindcss(),
    variablesWrittenOut,
    reactRouter(),
    REPORT && report(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks,
          treeshake,
          optimization,
          output: { codeSplitting: { groups }, hashCharacters, assetFileNames },
        },
      },
    },
    ssr: {
      // They are five hundred small files; built in, a command starts in 0.8 s instead of 1.2.
      resolve: { noExternal: ['kysely', 'zod', 'jose', 'libphonenumber-js'] },
      build: {
        rolldownOptions: {
          checks,
          // The server names a file as the browser's build does, or each would be loaded twice.
          output: { hashCharacters, assetFileNames },
          input: {
            server: './server.ts',
            shop: './cli/shop.ts',
            run: './cli/run.ts',
            supervisor: './app/supervisor/run.ts',
            'index-worker': './app/catalogue/index/base/index-worker.ts',
            sandbox: './app/sandboxed.server.ts',
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // To name what it imports of what is fetched on use costs each first load 0.3 kB.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    sourcemap: REPORT,
  },
})
