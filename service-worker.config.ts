import { defineConfig } from 'vite'

/** The service worker is one plain script, built into the browser's files after them. */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'build/client',
    emptyOutDir: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: 'app/shell/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
