import { LRUCache } from 'lru-cache'
import { watchCache } from '../../../http/metrics.server'
import { type SelectorNeeds, selectorNeeds } from './selector-needs'
import { type StylePiece, stylePieces } from './style-rules'

/** The bytes kept, of pages that differ in classes and elements; each has some 30 kB. */
const LIMIT_BYTES = 4 * 1024 * 1024
/** Matches an element's name, its classes, of which React escapes some letters, or that it is open. */
const NAMES = / class="([^"]*)"| open=""|<[a-z][\w-]*/gi
/** Groups that serve few pages, and these as soon as the whole sheet is there. */
const LATER = /^@media (?:print|\((?:forced-colors: ?active|scripting: ?none)\))$/
/** What stands around every page. */
const AROUND = ['<html', '<head', '<body']

interface Rule {
  text: string
  needs?: SelectorNeeds
}
type Group = { head: string; pieces: Piece[] }
type Piece = Rule | Group

/**
 * Keeps a style sheet by what its rules need of a page. `of` returns the rules that the elements of
 * a page can have, in their order, encoded: what is added to the page later needs the whole sheet.
 */
export function usedStyles(css: string) {
  const pieces = stylePieces(css).map(prepared)
  const made = new LRUCache<string, Buffer>({
    maxSize: LIMIT_BYTES,
    sizeCalculation: (styles, key) => styles.length + 2 * key.length,
  })
  watchCache('page_styles', () => made.calculatedSize)
  return {
    of(html: string): Buffer {
      const written = new Set(AROUND)
      for (const [whole, classes] of html.matchAll(NAMES))
        written.add(classes ?? whole.toLowerCase())
      const key = [...written].sort().join('"')
      const known = made.get(key)
      if (known) return known
      const names = [...written].flatMap((each) =>
        each[0] === '<' ? each : unescaped(each).split(' '),
      )
      const styles = Buffer.from(withoutUnused(shown(pieces, new Set(names))))
      made.set(key, styles)
      return styles
    },
  }
}

const prepared = (piece: StylePiece): Piece =>
  'pieces' in piece
    ? { head: piece.head, pieces: piece.pieces.map(prepared) }
    : { text: piece.text, needs: piece.selector ? selectorNeeds(piece.selector) : undefined }

function shown(pieces: Piece[], names: ReadonlySet<string>): string {
  let css = ''
  for (const piece of pieces) {
    if (!('pieces' in piece)) css += !piece.needs || piece.needs(names) ? piece.text : ''
    else if (!LATER.test(piece.head)) {
      const within = shown(piece.pieces, names)
      // The names of layers give their order, also where a page has no rule of one.
      if (within || piece.head.startsWith('@layer')) css += `${piece.head}{${within}}`
    }
  }
  return css
}

const REGISTERED = /@property (--tw-[\w-]+)\{[^}]*\}/g
const INITIAL = /(--tw-[\w-]+):[^;{}]*;?/g
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
/** What browsers without registered properties get instead: the first values of all. */
const FALLBACK = /@layer properties\{@supports[^{]*\{.*?\}\}\}/

/** Removes registered properties, their first values and animations that no rule is left to use. */
function withoutUnused(css: string) {
  const used = new Set(Array.from(css.matchAll(/var\((--tw-[\w-]+)/g), ([, name]) => name))
  const kept = (text: string, name: string) => (used.has(name) ? text : '')
  const moves = (name: string) => new RegExp(`animation[^;{}]*[: ]${name}\\b`).test(css)
  return css
    .replace(REGISTERED, kept)
    .replace(FALLBACK, (fallback) => fallback.replace(INITIAL, kept))
    .replace(KEYFRAMES, (text, name: string) => (moves(name) ? text : ''))
}

/** Returns an attribute's value as it was before React escaped it. */
const unescaped = (value: string) =>
  value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
