import { LRUCache } from 'lru-cache'
import { watchCache } from '../../../http/metrics.server'
import { type ClassNeeds, classNeeds } from './class-needs'
import { type StylePiece, stylePieces } from './style-rules'

/** As many pages with different classes as are asked for; each has some 30 kB. */
const LIMIT_BYTES = 4 * 1024 * 1024
const CLASSES = / class="([^"]*)"/g

interface Rule {
  text: string
  needs?: ClassNeeds
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
      const written = new Set<string>()
      for (const [, names] of html.matchAll(CLASSES)) written.add(names as string)
      const key = [...written].sort().join('"')
      const known = made.get(key)
      if (known) return known
      const classes = new Set([...written].flatMap((names) => unescaped(names).split(' ')))
      const styles = Buffer.from(withoutUnused(shown(pieces, classes)))
      made.set(key, styles)
      return styles
    },
  }
}

const prepared = (piece: StylePiece): Piece =>
  'pieces' in piece
    ? { head: piece.head, pieces: piece.pieces.map(prepared) }
    : { text: piece.text, needs: piece.selector ? classNeeds(piece.selector) : undefined }

function shown(pieces: Piece[], classes: ReadonlySet<string>): string {
  let css = ''
  for (const piece of pieces) {
    if (!('pieces' in piece)) css += !piece.needs || piece.needs(classes) ? piece.text : ''
    else {
      const within = shown(piece.pieces, classes)
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

/** Returns an attribute's value, of which React escapes these. */
const unescaped = (value: string) =>
  value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
