import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds one bench (`bench/{name}.ts`) with the shop's code as it ships, and loads it. */
export async function bundled(name) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: `bench/${name}.ts`,
      outDir: `build/bench/${name}`,
      target: 'node26',
      minify: false,
    },
  })
  return import(pathToFileURL(`${root}build/bench/${name}/${basename(name)}.js`).href)
}

// Example: node bench/bundle.mjs catalogue 1000000
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , name, ...args] = process.argv
  const { main } = await bundled(name)
  process.exitCode = await main(args)
}
