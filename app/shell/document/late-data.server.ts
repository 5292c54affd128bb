import type { Document } from './document.server'
import { firstMark, insteadOf, withScript } from './document-marks'
import { LATE_SCRIPTS_START } from './late-scripts'
import { LOGIN_LINKS } from './login-links'
import { EXPAND_DATA, shortData } from './short-data'
import { RESTORING, SHORT_RESTORING } from './short-restoring'
import { SPECULATION_RULES } from './speculation.server'

const CONTEXT = 'window.__reactRouterContext'
const ROUTE_MODULES = 'window.__reactRouterRouteModules'
const MODULE_PRELOAD = '<link rel="modulepreload"'
const MODULE_SCRIPT = '<script type="module" async="">'

/** Adds the loaders' data, which the router waits for; a stream would send it in chunks. */
export function withLoaderData({ end, scripts, ...rest }: Document, encoded: string): Document {
  firstMark(CONTEXT, end)
  const call = dataCall(encoded)
  return { ...rest, end: withScript(end, call), scripts: [...scripts, call] }
}

const STREAM = `${CONTEXT}.streamController`

const dataCall = (encoded: string) =>
  `${LOGIN_LINKS};${STREAM}.enqueue(${EXPAND_DATA}(${escapeScript(quoted(shortData(encoded)))}));${STREAM}.close();`

/** Makes the scripts wait for the first paint (docs/decisions/first-paint.md). */
export const withLateScripts = (document: Document): Document =>
  withStart(document, insteadOf(MODULE_SCRIPT, document.end, '<script type="later">'))

/**
 * Makes the scripts wait for the first paint, and takes out of the document what only they need: the
 * router's context, the loaders' data, the imports and the rules of what to fetch ahead. `keep` gets
 * the module that has these, and returns its address. Empty scripts stay where React expects some.
 */
export function withDataApart(
  { scripts, ...rest }: Document,
  encoded: string,
  keep: (module: string) => string,
): Document {
  const context = scriptWith(CONTEXT, scripts)
  const imports = scriptWith(ROUTE_MODULES, scripts)
  const rules = `(${ADD_RULES})(${JSON.stringify(SPECULATION_RULES)})`
  const address = keep(`${context};${dataCall(encoded)}${rules}\n${imports}`)
  const end = insteadOf(`${context}</script>`, rest.end, '</script>')
  const inDocument = scripts.filter((script) => script !== context && script !== imports)
  return withStart(
    {
      ...rest,
      head: `${rest.head}${MODULE_PRELOAD} href="${address}"/>`,
      scripts: [...inDocument, SPECULATION_RULES],
    },
    insteadOf(`${MODULE_SCRIPT}${imports}`, end, `<script type="later" src="${address}">`),
  )
}

function scriptWith(mark: string, scripts: string[]) {
  const found = scripts.find((script) => script.includes(mark))
  if (!found) throw new Error(`the document has no ${mark}`)
  return found
}

const ADD_RULES =
  "(textContent)=>document.head.append(Object.assign(document.createElement('script'),{type:'speculationrules',textContent}))"

function withStart({ head, scripts, ...rest }: Document, end: string): Document {
  firstMark(MODULE_PRELOAD, head)
  const restoring = scripts.find((script) => script.startsWith(RESTORING))
  const short = restoring && SHORT_RESTORING + restoring.slice(restoring.lastIndexOf('('))
  return {
    ...rest,
    head: head.replaceAll(MODULE_PRELOAD, '<link rel="later"'),
    end: withScript(short ? insteadOf(restoring, end, short) : end, LATE_SCRIPTS_START),
    scripts: [
      ...scripts.map((script) => (script === restoring && short) || script),
      LATE_SCRIPTS_START,
    ],
  }
}

/** Adds speculation rules, which the browser reads as a script type of their own. */
export const withSpeculation = ({ end, scripts, ...rest }: Document): Document => ({
  ...rest,
  end: withScript(end, SPECULATION_RULES, ' type="speculationrules"'),
  scripts: [...scripts, SPECULATION_RULES],
})

/**
 * Returns a string of JavaScript in single quotes: the many double quotes of JSON need no escape.
 */
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Escapes JSON so that no title or search text in it can end the script early. */
const escapeScript = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
