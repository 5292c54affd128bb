import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { minify } from 'terser'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
/** Where React's packages have the CommonJS that their entries lead to. */
export const REACT = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}
const FOLDER = dirname(dirname(require.resolve('react/package.json')))
const REACT_FILES = Object.fromEntries(
  Object.entries(REACT).map(([source, file]) => [source, join(FOLDER, file)]),
)

/** Globals that browsers lack, and the one by which extensions watch React: `npm run dev` has it. */
const ABSENT = { setImmediate: 'undefined', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }

/**
 * Turns React's CommonJS into modules, of which a bundler leaves out what nobody imports, and whose
 * functions it calls by name: `e(…)` instead of `(0,r.jsx)(…)`.
 */
export const reactAsModules: Plugin = {
  name: 'react-as-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: (name) => (name === 'client' ? { define: ABSENT } : undefined),
  resolveId: (source) => REACT_FILES[source],
  transform(code, id) {
    if (Object.values(REACT_FILES).includes(id))
      return { code: asModule(code), moduleSideEffects: false }
    // A default import would be all that React exports.
    if (id.includes('/node_modules/'))
      return code.replace(/\bimport (\w+) from (['"]react(-dom)?['"])/g, 'import * as $1 from $2')
  },
}

const REQUIRED = /^var (\w+ = require\("[^"]+"\)(,\s*)?)+;/gm

/** Returns CommonJS as a module; it must require and export by names written out. */
export function asModule(code: string) {
  const linked = code.replace(REQUIRED, (required) =>
    [...required.matchAll(/(\w+) = require\("([^"]+)"\)/g)]
      .map(([, name, source]) => `import * as ${name} from '${source}'`)
      .join('\n'),
  )
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name))]
  const exported = names.map((name) => `exported_${name}`)
  return `let ${exported.join(', ')}
${linked.replace(/\bexports\.(\w+)/g, 'exported_$1')}
export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} }`
}

/** Modules of the router's that do what this shop never asks for. */
export const LEAN = [
  'router/instrumentation',
  'context',
  'dom/ssr/fog-of-war',
  'dom/ssr/components',
  'dom/ssr/errorBoundaries',
]
const WHOLE = '?whole'

/** Returns the path of what stands in place of a module's exports. */
export const leanFile = (part: string) =>
  `router/${basename(part).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** Replaces exports of those modules by the ones in `router`. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) => (source.endsWith(WHOLE) ? source : undefined),
  async load(id) {
    if (id.endsWith(WHOLE))
      return { code: await readFile(id.slice(0, -WHOLE.length), 'utf8'), moduleSideEffects: false }
    const part = LEAN.find((part) => id.endsWith(`/react-router/dist/production/lib/${part}.js`))
    if (!part) return
    const lean = new URL(leanFile(part), import.meta.url)
    const code = `${await readFile(lean, 'utf8')}\nexport * from '${id}${WHOLE}'`
    return { code, moduleType: 'ts', moduleSideEffects: false }
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
      const compress = { passes: 3, pure_getters: true } // It is as `treeshake` in vite.config.ts.
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress })
      if (code) file.code = code
    }
  },
}
