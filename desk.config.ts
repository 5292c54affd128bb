import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Refuses a screen that draws in code of the server, which has no place in a browser. */
const noServerCode: Plugin = {
  name: 'no-server-code',
  enforce: 'pre',
  resolveId(source, importer) {
    if (/\.server(\.tsx?)?$/.test(source)) this.error(`${importer} imports ${source}`)
  },
}

/**
 * The merchant's desk is built by itself, into the browser's files after them: what a shopper
 * fetches stays the same to the byte, whatever the desk becomes.
 */
export default defineConfig({
  cacheDir: '.vite/desk',
  publicDir: false,
  base: '/',
  plugins: [noServerCode, tailwindcss()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'build/client',
    emptyOutDir: false,
    assetsDir: 'assets/desk',
    assetsInlineLimit: 0,
    manifest: 'assets/desk/manifest.json',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: 'app/desk/desk.tsx',
      output: { hashCharacters: 'hex' }, // as in vite.config.ts; none reads like a word
      // React Aria says 'use client', which means nothing here.
      onLog: (level, log, handle) =>
        log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log),
    },
  },
})
