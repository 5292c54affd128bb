import type { Plugin } from 'vite'

/**
 * What of the router the browser never runs here, as stand-ins: telemetry hooks (none are given)
 * and asking the server for routes (all are known from the start, react-router.config.ts). Names
 * by file of the pinned release; a release that exports others fails the build.
 */
const UNUSED: Record<string, Record<string, string>> = {
  'lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    instrumentHandler: 'undefined',
    instrumentationResultMetaContext: 'undefined',
  },
  'lib/dom/ssr/fog-of-war.js': {
    URL_LIMIT: '0',
    getManifestPath: 'undefined',
    getPartialManifest: 'undefined',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: 'undefined',
    handleClientVersionMismatch: 'undefined',
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => {}',
  },
}

/** Leaves out of the browser's bundle what `UNUSED` names. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/,
      },
      handler(code, id) {
        const [, stand] = Object.entries(UNUSED).find(([file]) => id.endsWith(file)) ?? []
        const exported = /export \{([^}]+)\}/
          .exec(code)?.[1]
          ?.split(',')
          .map((name) => name.trim())
        if (!stand || String(exported?.sort()) !== String(Object.keys(stand).sort())) {
          throw new Error(`${id} exports other names than scripts/slim-router.ts knows`)
        }
        const lines = Object.entries(stand).map(
          ([name, value]) => `export const ${name} = ${value}`,
        )
        return { code: lines.join('\n'), map: null }
      },
    },
  }
}
