import type { Bidi } from 'bidi-js'
import { RIGHT_TO_LEFT, UNSPACED, unspacedWords } from '../../text-core/scripts'
import { type FontWeight, fontOf, type SheetDocument } from './sheet-fonts.server'

/** A piece of a line that is drawn at once: one font, one direction, blanks or none. */
export interface Atom {
  /** What is drawn: brackets are turned where they are written from right to left. */
  text: string
  asRead: string
  font: string
  /** The embedding level of the bidirectional algorithm: odd is right to left. */
  level: number
  isBlank: boolean
  /** True where a line may begin with it. */
  mayBegin: boolean
}

const graphemes = new Intl.Segmenter()

interface Letter {
  text: string
  font: string
}

/** Splits a line of text into atoms, in the order of reading. */
export function atomsOf(
  document: SheetDocument,
  line: string,
  weight: FontWeight,
  bidi: Bidi,
): Atom[] {
  const letters = lettersOf(document, line, weight)
  const text = letters.map((one) => one.text).join('')
  const { levels } = bidi.getEmbeddingLevels(text)
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const begins = beginnings(text)
  const atoms: Atom[] = []
  let at = 0
  for (const letter of letters) {
    const level = levels[at] as number
    const isBlank = /^\s+$/u.test(letter.text)
    const shown = mirrored.get(at) ?? inParts(letter.text)
    const last = atoms.at(-1)
    const mayBegin = isBlank !== last?.isBlank || begins.has(at)
    if (last && !mayBegin && last.level === level && last.font === letter.font) {
      last.text += shown
      last.asRead += letter.text
    } else
      atoms.push({ text: shown, asRead: letter.text, font: letter.font, level, isBlank, mayBegin })
    at += letter.text.length
  }
  return atoms.map(turned)
}

/** The letters with their marks, each with a font; a letter that no font has is told by its code. */
const lettersOf = (document: SheetDocument, line: string, weight: FontWeight): Letter[] =>
  [...graphemes.segment(line)].flatMap(({ segment }) => {
    const font = fontOf(document, segment, weight)
    if (font) return [{ text: segment, font }]
    return [...codesOf(segment)].map((sign) => ({ text: sign, font: weight }))
  })

/** Takes ำ apart, as the ring stands below the letter's tone; fontkit does it for no script. */
const inParts = (letter: string) => letter.replace(/([\u0e48-\u0e4b]?)\u0e33/, '\u0e4d$1\u0e32')

/** Writes '[U+4E2D]' for each character that is seen. */
const codesOf = (text: string) =>
  [...text.replace(/\p{DI}/gu, '')]
    .map((letter) => `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`)
    .join('')

/** Returns the places of words in scripts without blanks. */
function beginnings(text: string) {
  if (!UNSPACED.test(text)) return new Set<number>()
  const found = [...unspacedWords.segment(text)].filter(
    ({ segment, isWordLike }) => isWordLike && UNSPACED.test(segment),
  )
  return new Set(found.map(({ index }) => index))
}

/** The font turns letters that are written from right to left; signs among them are turned here. */
const turned = (atom: Atom): Atom =>
  atom.level % 2 === 0 || RIGHT_TO_LEFT.test(atom.text)
    ? atom
    : {
        ...atom,
        text: [...graphemes.segment(atom.text)]
          .map((one) => one.segment)
          .reverse()
          .join(''),
      }

/** Orders a line's atoms as they are seen, from left to right (rule L2 of UAX 9). */
export function inSeenOrder(line: readonly Atom[]): Atom[] {
  const seen = [...line]
  const highest = Math.max(0, ...seen.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < seen.length; from++) {
      let until = from
      while ((seen[until]?.level ?? -1) >= level) until++
      seen.splice(from, until - from, ...seen.slice(from, until).reverse())
      from = Math.max(from, until - 1)
    }
  return seen
}
