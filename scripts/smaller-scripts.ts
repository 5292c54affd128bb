import { createRequire } from 'node:module'
import { minify } from 'terser'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const WRAPPED = ['react', 'react/jsx-runtime']
const MARK = '\0by-name:'

/**
 * Exports React's names, as a bundler cannot know those of CommonJS: each use would be
 * `(0,react.jsx)(…)` instead of `e(…)`. React's own packages keep what they require.
 */
export const reactByName: Plugin = {
  name: 'react-by-name',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer = '') {
    if (!WRAPPED.includes(source) || importer.startsWith(MARK)) return
    return /\/node_modules\/(react|react-dom|scheduler)\//.test(importer)
      ? undefined
      : MARK + source
  },
  load(id) {
    if (!id.startsWith(MARK)) return
    const source = id.slice(MARK.length)
    const names = Object.keys(require(source)).map((name) => `${name} = whole.${name}`)
    return `import whole from '${source}'\nexport default whole\nexport const ${names.join(', ')}`
  },
}

/** These are large and fetched only on use, so not worth the seconds. */
const LEFT_ALONE = ['session']

/** Minifies again what Vite's own minifier leaves: 0.8 kB of a first load, for some seconds. */
export const minifiedTwice: Plugin = {
  name: 'minified-twice',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.map || LEFT_ALONE.includes(file.name)) continue
      const compress = { passes: 3, pure_getters: true } // like `treeshake` in vite.config.ts
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress })
      if (code) file.code = code
    }
  },
}
