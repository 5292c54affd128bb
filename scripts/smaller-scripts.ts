import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const WRAPPED = ['react', 'react/jsx-runtime']
const MARK = '\0by-name:'

/**
 * React comes as CommonJS, of which a bundler knows no names: each use is `(0,react.jsx)(…)`. Behind
 * a module that exports them it is `e(…)`. React's own packages keep what they require.
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
