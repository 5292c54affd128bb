import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

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
                { name: 'common', test: /\/app\//, minShareCount: 3 },
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
