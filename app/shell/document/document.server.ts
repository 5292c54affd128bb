import { LANGUAGE_SCRIPT } from '../remembered-language'
import { EARLY_SCRIPT } from './early-script'
import { LATE_SCRIPTS_START } from './late-scripts'
import { STYLES_PLACE } from './page-styles'
import { SPECULATION_RULES } from './speculation.server'

/* Each edit needs a mark that React or React Router writes; a missing one throws in the build. */

const HEAD_END = '</head>'
const BODY_END = '</body>'
const CONTEXT = 'window.__reactRouterContext'
/** How React marks a part that failed or waits; one that is whole it marks `<!--$-->`. */
const UNFINISHED = /<!--\$[!?]-->/
const MODULE_PRELOAD = '<link rel="modulepreload"'
const MODULE_SCRIPT = '<script type="module" async="">'

export interface Document {
  html: string
  /** The inline scripts that the renderer wrote, as the browser hashes them. */
  scripts: string[]
}

/**
 * Tells the renderer's own scripts, which carry `mark` as their nonce, from any that got into the
 * page by a hole. The nonce is taken off, because a cached page shows it to everyone.
 */
export function unmarked(html: string, mark: string): Document {
  const nonce = ` nonce="${mark}"`
  const marked = new RegExp(`<script\\b[^>]*${nonce}[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = Array.from(html.matchAll(marked), ([, script = '']) => script)
  if (html.includes(LANGUAGE_SCRIPT)) scripts.push(LANGUAGE_SCRIPT) // the same in every page
  return { html: html.replaceAll(nonce, ''), scripts: scripts.filter((script) => script !== '') }
}

/** The loaders' data, which the browser's router waits for; a stream would send it in chunks. */
export function withLoaderData({ html, scripts }: Document, encoded: string): Document {
  expectMark(html, CONTEXT)
  if (UNFINISHED.test(html)) throw new Error('the page suspends: load in loaders what it needs')
  const stream = `${CONTEXT}.streamController`
  const call = `${stream}.enqueue(${escapeScript(JSON.stringify(encoded))});${stream}.close();`
  return { html: beforeBodyEnd(html, `<script>${call}</script>`), scripts: [...scripts, call] }
}

/** The scripts wait for the first paint (docs/decisions/first-paint.md). */
export function withLateScripts({ html, scripts }: Document): Document {
  expectMark(html, MODULE_PRELOAD)
  expectOnce(html, MODULE_SCRIPT)
  const waiting = html
    .replaceAll(MODULE_PRELOAD, '<link rel="later"')
    .replace(MODULE_SCRIPT, '<script type="later">')
  return {
    html: beforeBodyEnd(waiting, `<script>${LATE_SCRIPTS_START}</script>`),
    scripts: [...scripts, LATE_SCRIPTS_START],
  }
}

/** Before anything is painted (early-script.ts). */
export function withEarlyScript({ html, scripts }: Document): Document {
  expectOnce(html, HEAD_END)
  return {
    html: html.replace(HEAD_END, () => `<script>${EARLY_SCRIPT}</script>${HEAD_END}`),
    scripts: [...scripts, EARLY_SCRIPT],
  }
}

/** Rules for fetching ahead, which the browser reads as a script of their own kind. */
export const withSpeculation = ({ html, scripts }: Document): Document => ({
  html: beforeBodyEnd(html, `<script type="speculationrules">${SPECULATION_RULES}</script>`),
  scripts: [...scripts, SPECULATION_RULES],
})

export function withStyles(
  { html, scripts }: Document,
  { preloads, styles }: { preloads: string; styles: string },
): Document {
  expectOnce(html, STYLES_PLACE)
  const place = STYLES_PLACE.replace('></', () => `>${styles}</`)
  return { html: html.replace(STYLES_PLACE, () => preloads + place), scripts }
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
