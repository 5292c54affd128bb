import { firstMark, insteadOf, onlyMark } from './document-marks'
import { EARLY_SCRIPT } from './early-script'
import { STYLES_PLACE } from './styles/page-styles'

const HEAD = '<head><meta charSet="utf-8"/>'
const HEAD_END = '</head>'
const DOCTYPE = '<!DOCTYPE html>'
/** React's mark of a part that failed or waits; a whole part is marked `<!--$-->`. */
const UNFINISHED = /<!--\$[!?]-->/

/** The id of the element that follows a page's first screen. */
const FOLD = 'fold'
/** The id of a page's element within the layout. */
const CONTENT = 'content'
export interface Head {
  /** Runs first before anything is painted; empty for none. */
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
  const contentFrom = firstMark(HEAD_END, html)
  const contentTo = html.lastIndexOf('<', firstMark(nonce, html, contentFrom))
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

/**
 * Adds the head tags that no React component writes, as the browser's own code never needs them, and
 * the script that runs before anything is painted (early-script.ts).
 */
export const withHead = (
  { head, scripts, ...rest }: Document,
  { script, tags, styles }: Head,
): Document => {
  const early = script + EARLY_SCRIPT
  return {
    ...rest,
    head: `${insteadOf(HEAD, head, HEAD + tags)}${styles}<script>${early}</script>`,
    scripts: [...scripts, early],
  }
}

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
  const place = onlyMark(STYLES_PLACE, head)
  const [before, after] = [head.slice(0, place), head.slice(place + STYLES_PLACE.length)]
  const [opened, closed] = STYLES_PLACE.split('><') as [string, string]
  return Buffer.concat([
    Buffer.from(`${DOCTYPE}${before}${sheet.preloads}${opened}>`),
    sheet.styles,
    Buffer.from(`<${closed}${sheet.later}${after}${body}`),
  ])
}

/**
 * Writes icons in their short form, as two dozen cards have sixty, and leaves out what only a router
 * reads that learns of routes later.
 */
const shortened = (content: string) =>
  content.replaceAll('></use></svg>', '/></svg>').replaceAll(' data-discover="true"', '')
