import { EARLY_SCRIPT } from './early-script'
import { LATE_SCRIPTS_START } from './late-scripts'
import { EXPAND_DATA, shortData } from './short-data'
import { SPECULATION_RULES } from './speculation.server'
import { STYLES_PLACE } from './styles/page-styles'

/* Each edit needs a mark that React or React Router writes; a missing one throws in the build. */

const HEAD = '<head><meta charSet="utf-8"/>'
const HEAD_END = '</head>'
const BODY_END = '</body></html>'
const CONTEXT = 'window.__reactRouterContext'
const DOCTYPE = '<!DOCTYPE html>'
/** React's mark of a part that failed or waits; a whole part is marked `<!--$-->`. */
const UNFINISHED = /<!--\$[!?]-->/
const MODULE_PRELOAD = '<link rel="modulepreload"'
const MODULE_SCRIPT = '<script type="module" async="">'

/** The id of the element that follows a page's first screen. */
const FOLD = 'fold'
/** The id of a page's element within the layout. */
const CONTENT = 'content'
export interface Head {
  /** Runs before anything else is read; empty for none. */
  script: string
  tags: string
  /** Follows the style sheet and wins over it. */
  styles: string
}

export interface StyleSheet {
  preloads: string
  /** Encoded as UTF-8. */
  styles: Buffer
  /** The bytes that follow the styles. */
  later: string
}

/** A rendered page in pieces: editing the whole page took a tenth of its time. */
export interface Document {
  head: string
  /** The part the page shows, which no edit touches. */
  content: string
  /** The rest of the body, starting with the renderer's first script. */
  end: string
  /** The inline scripts that the renderer wrote, in the form the browser hashes. */
  scripts: string[]
}

/**
 * Cuts a rendered page into pieces. It tells the renderer's own scripts, which carry `mark` as
 * their nonce, from any that an injection brought. It removes the nonce, because a cached page
 * shows it to everyone.
 */
export function cut(html: string, mark: string): Document {
  const nonce = ` nonce="${mark}"`
  const contentFrom = firstOf(HEAD_END, html)
  const contentTo = html.lastIndexOf('<', firstOf(nonce, html, contentFrom))
  const content = html.slice(contentFrom, contentTo)
  if (UNFINISHED.test(content)) throw new Error('the page suspends: load in loaders what it needs')
  const head = html.slice(0, contentFrom).split(nonce)
  const end = html.slice(contentTo).split(nonce)
  const scripts = [...scriptsAt(head), ...scriptsAt(end)]
  return { head: head.join(''), content, end: end.join(''), scripts }
}

/** Returns the inline scripts whose tags carry the mark at which the HTML is split. */
function scriptsAt(pieces: string[]) {
  return pieces.slice(1).flatMap((piece, at) => {
    const before = pieces[at] as string
    if (!before.startsWith('<script', before.lastIndexOf('<'))) return []
    const script = piece.slice(piece.indexOf('>') + 1, piece.indexOf('</script>'))
    return script === '' ? [] : [script]
  })
}

/** Adds the loaders' data, which the router waits for; a stream would send it in chunks. */
export function withLoaderData({ end, scripts, ...rest }: Document, encoded: string): Document {
  firstOf(CONTEXT, end)
  const stream = `${CONTEXT}.streamController`
  const short = escapeScript(quoted(shortData(encoded)))
  const call = `${stream}.enqueue(${EXPAND_DATA}(${short}));${stream}.close();`
  return { ...rest, end: withScript(end, call), scripts: [...scripts, call] }
}

/** Makes the scripts wait for the first paint (docs/decisions/first-paint.md). */
export function withLateScripts({ head, end, scripts, ...rest }: Document): Document {
  firstOf(MODULE_PRELOAD, head)
  return {
    ...rest,
    head: head.replaceAll(MODULE_PRELOAD, '<link rel="later"'),
    end: withScript(insteadOf(MODULE_SCRIPT, end, '<script type="later">'), LATE_SCRIPTS_START),
    scripts: [...scripts, LATE_SCRIPTS_START],
  }
}

/** Adds the head tags that no React component writes: the browser's own code never needs them. */
export const withHead = (
  { head, scripts, ...rest }: Document,
  { script, tags, styles }: Head,
): Document => ({
  ...rest,
  head: insteadOf(HEAD, head, HEAD + (script && `<script>${script}</script>`) + tags) + styles,
  scripts: script ? [...scripts, script] : scripts,
})

/** Adds the script that runs before anything is painted (early-script.ts). */
export const withEarlyScript = ({ head, scripts, ...rest }: Document): Document => ({
  ...rest,
  head: `${head}<script>${EARLY_SCRIPT}</script>`,
  scripts: [...scripts, EARLY_SCRIPT],
})

/**
 * Blocks painting until the header is whole, or until what the page marks as the end of its first
 * screen: on a slow line a half-read page would move with each piece that comes. A page with
 * neither mark waits for nothing.
 */
export const withFirstScreen = ({ head, content, ...rest }: Document): Document => {
  const id = [FOLD, CONTENT].find((one) => content.includes(` id="${one}"`))
  const wait = id ? `<link rel=expect href=#${id} blocking=render>` : ''
  return { ...rest, content, head: head + wait }
}

/** Encodes the document as UTF-8. The styles, a third of a page, come encoded. */
export function bytesOf({ head, content, end }: Document, sheet?: StyleSheet) {
  const body = shortened(content) + end
  if (!sheet) return Buffer.from(DOCTYPE + head + body)
  const place = onlyOf(STYLES_PLACE, head)
  const [before, after] = [head.slice(0, place), head.slice(place + STYLES_PLACE.length)]
  const [opened, closed] = STYLES_PLACE.split('><') as [string, string]
  return Buffer.concat([
    Buffer.from(`${DOCTYPE}${before}${sheet.preloads}${opened}>`),
    sheet.styles,
    Buffer.from(`<${closed}${sheet.later}${after}${body}`),
  ])
}

/** Writes icons in their short form: two dozen cards have sixty. */
const shortened = (content: string) => content.replaceAll('></use></svg>', '/></svg>')

/** Adds speculation rules, which the browser reads as a script type of their own. */
export const withSpeculation = ({ end, scripts, ...rest }: Document): Document => ({
  ...rest,
  end: withScript(end, SPECULATION_RULES, ' type="speculationrules"'),
  scripts: [...scripts, SPECULATION_RULES],
})

const withScript = (end: string, script: string, type = '') =>
  insteadOf(BODY_END, end, `<script${type}>${script}</script>${BODY_END}`)

function insteadOf(mark: string, text: string, inserted: string) {
  const place = onlyOf(mark, text)
  return text.slice(0, place) + inserted + text.slice(place + mark.length)
}

function onlyOf(mark: string, text: string) {
  const place = firstOf(mark, text)
  if (text.lastIndexOf(mark) !== place) throw new Error(`the document has two ${mark}`)
  return place
}

function firstOf(mark: string, text: string, from = 0) {
  const place = text.indexOf(mark, from)
  if (place < 0) throw new Error(`the document has no ${mark}`)
  return place
}

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
