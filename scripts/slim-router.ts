import type { Plugin } from 'vite'

/**
 * Files of the router the browser never runs here, as stand-ins for all they export: telemetry hooks
 * (none are given), asking the server for routes (all are known from the start,
 * react-router.config.ts) and errors of server components. Names by file of the pinned release; one
 * that exports others fails the build.
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
  'lib/errors.js': {
    decodeRedirectErrorDigest: '() => undefined',
    decodeRouteErrorResponseDigest: '() => undefined',
  },
}

/**
 * Functions the browser never needs in files it does, with what they do instead: links of routes (no
 * route has any: the styles are in the page), fetching ahead by a link's own listeners (one listener
 * does it for all, app/shell/plain-links.tsx), server components, a router of another mode, and the
 * pages for when our own error page breaks, which show a stack.
 */
const UNUSED_PARTS: Record<string, Record<string, string>> = {
  'lib/dom/ssr/links.js': {
    getKeyedLinksForMatches: 'return []',
    getKeyedPrefetchLinks: 'return Promise.resolve([])',
    prefetchRouteCss: 'return Promise.resolve()',
    prefetchStyleLinks: 'return Promise.resolve()',
  },
  'lib/dom/ssr/components.js': {
    RSCPrefetchPageLinksImpl: 'return null',
    usePrefetchBehavior: 'return [false, null, {}]',
  },
  'lib/hooks.js': { DefaultErrorComponent: 'return null', RSCErrorHandler: 'return null' },
  'lib/dom/lib.js': { HistoryRouter: 'return null' },
  'lib/dom/ssr/errorBoundaries.js': {
    RemixRootDefaultErrorBoundary:
      "return React$1.createElement('html', null, React$1.createElement('body', null, 'This page broke. Please reload it.'))",
  },
}

/** Leaves out of the browser's bundle what `UNUSED` and `UNUSED_PARTS` name. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        const [, file = ''] = id.split('/dist/production/')
        if (UNUSED[file]) return { code: standIns(code, file, UNUSED[file]), map: null }
        if (UNUSED_PARTS[file]) return { code: emptied(code, file, UNUSED_PARTS[file]), map: null }
      },
    },
  }
}

function standIns(code: string, file: string, values: Record<string, string>) {
  const exported = /export \{([^}]+)\}/
    .exec(code)?.[1]
    ?.split(',')
    .map((name) => name.trim())
  if (String(exported?.sort()) !== String(Object.keys(values).sort())) {
    throw new Error(`${file} exports other names than scripts/slim-router.ts knows`)
  }
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${value}`)
    .join('\n')
}

function emptied(code: string, file: string, bodies: Record<string, string>) {
  for (const [name, body] of Object.entries(bodies)) {
    const whole = new RegExp(`^(?:async )?function ${name}\\([^]*?^\\}$`, 'm')
    if (!whole.test(code)) throw new Error(`${file} has no function ${name}`)
    code = code.replace(whole, () => `function ${name}() { ${body} }`)
  }
  return code
}
