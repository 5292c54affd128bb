import { createServer } from 'vite'

// This is the child of a sandbox (app/sandbox) from the sources, for tests and `npm run dev`.
const vite = await createServer({
  configFile: false,
  cacheDir: '.vite',
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
await vite.ssrLoadModule('/app/sandboxed.server.ts')
