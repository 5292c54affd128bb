import { LATE_SCRIPTS_START } from './late-scripts'
import { STYLES_PLACE } from './page-styles'

/* Each edit needs a mark that React or React Router writes; a missing one throws in the build. */

const BODY_END = '</body>'
const CONTEXT = 'window.__reactRouterContext'
const UNFINISHED = '<!--$!-->'
const MODULE_PRELOAD = '<link rel="modulepreload"'
const MODULE_SCRIPT = '<script type="module" async="">'

/** The loaders' data, which the browser's router waits for; a stream would send it in chunks. */
export function withLoaderData(html: string, encoded: string) {
  expectMark(html, CONTEXT)
  if (html.includes(UNFINISHED)) throw new Error('the page suspends: load in loaders what it needs')
  const stream = `${CONTEXT}.streamController`
  const call = `${stream}.enqueue(${escapeScript(JSON.stringify(encoded))});${stream}.close();`
  return beforeBodyEnd(html, `<script>${call}</script>`)
}

/** The scripts wait for the first paint (docs/decisions/first-paint.md). */
export function withLateScripts(html: string) {
  expectMark(html, MODULE_PRELOAD)
  expectOnce(html, MODULE_SCRIPT)
  const waiting = html
    .replaceAll(MODULE_PRELOAD, '<link rel="later"')
    .replace(MODULE_SCRIPT, '<script type="later">')
  return beforeBodyEnd(waiting, `<script>${LATE_SCRIPTS_START}</script>`)
}

export function withStyles(
  html: string,
  { preloads, styles }: { preloads: string; styles: string },
) {
  expectOnce(html, STYLES_PLACE)
  return html.replace(
    STYLES_PLACE,
    () => preloads + STYLES_PLACE.replace('></', () => `>${styles}</`),
  )
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g

/** As the browser hashes them for the content policy. */
export function inlineScripts(html: string) {
  const scripts = [...html.matchAll(SCRIPT)]
  if (scripts.length !== html.split('<script').length - 1)
    throw new Error('the document holds a script that is not closed')
  return scripts
    .filter(([, attributes = '']) => !/\ssrc=|ld\+json/.test(attributes)) // a file; data, never run
    .map(([, , script = '']) => script)
}

function beforeBodyEnd(html: string, inserted: string) {
  expectOnce(html, BODY_END)
  return html.replace(BODY_END, () => inserted + BODY_END)
}

function expectMark(html: string, mark: string) {
  if (!html.includes(mark)) throw new Error(`the document has no ${mark}`)
}

function expectOnce(html: string, mark: string) {
  expectMark(html, mark)
  if (html.indexOf(mark) !== html.lastIndexOf(mark)) throw new Error(`the document has two ${mark}`)
}

/** JSON that cannot end its script early, whatever a title or a search text holds. */
const escapeScript = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
