import bidiFactory from 'bidi-js'
import { RIGHT_TO_LEFT } from '../../text-core/scripts'
import { type Atom, atomsOf, inSeenOrder } from './sheet-atoms.server'
import { type FontWeight, fontOf, type SheetDocument, selectFont } from './sheet-fonts.server'

/** A text's place: points from the left and the top, by default where the last one ended. */
interface Place {
  x?: number
  y?: number
  /** The width in which lines break, by default up to the margin. */
  width?: number
  align?: 'right'
}

const bidi = bidiFactory()

/** Tells whether DejaVu Sans alone sets the text from left to right, as pdfkit does by itself. */
const isSimple = (document: SheetDocument, text: string, weight: FontWeight) =>
  !RIGHT_TO_LEFT.test(text) && fontOf(document, text, weight) === weight

/** Writes a text of any script, each letter in a font that has it, and goes to the next line. */
export function writeText(
  document: SheetDocument,
  text: string,
  weight: FontWeight,
  { x = document.x, y = document.y, width: given, align }: Place = {},
) {
  if (isSimple(document, text, weight)) {
    document.font(weight).text(text, x, y, { width: given, align })
    return
  }
  const { margins, width: pageWidth } = document.page
  const width = given ?? pageWidth - x - margins.right
  document.y = y
  for (const { atoms, asRead } of linesOf(document, text, weight, width)) {
    const { height } = tallest(document, atoms, weight)
    if (document.y + height > document.page.height - margins.bottom) document.addPage()
    const top = document.y
    // What is copied out of the page, or read aloud, is the text and not its glyphs.
    document.markContent('Span', { actual: asRead })
    drawLine(document, atoms, weight, { x, y: top, width, align })
    document.endMarkedContent()
    document.y = top + height
  }
  document.x = x
  document.font(weight)
}

/** Returns the height in points that a text takes. */
export function heightOfText(
  document: SheetDocument,
  text: string,
  weight: FontWeight,
  width: number,
) {
  if (isSimple(document, text, weight)) return document.font(weight).heightOfString(text, { width })
  return linesOf(document, text, weight, width).reduce(
    (sum, { atoms }) => sum + tallest(document, atoms, weight).height,
    0,
  )
}

interface Line {
  atoms: Atom[]
  asRead: string
}

/** Breaks a text into lines, at blanks, between words, or where nothing else fits within a word. */
function linesOf(document: SheetDocument, text: string, weight: FontWeight, width: number): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: Atom[][] = [[]]
    let left = width
    for (const word of wordsOf(atomsOf(document, paragraph, weight, bidi))) {
      const wanted = widthOf(document, word)
      const parts = wanted > width ? splitWord(word) : [word]
      for (const part of parts) {
        const needed = parts.length > 1 ? widthOf(document, part) : wanted
        const isBlank = part.every((atom) => atom.isBlank)
        if (needed > left && !isBlank && left < width) {
          lines.push([])
          left = width
        }
        lines.at(-1)?.push(...part)
        left -= needed
      }
    }
    return lines.map(withoutBlanksAround)
  })
}

/** Groups atoms that stay together. */
function wordsOf(atoms: readonly Atom[]) {
  const words: Atom[][] = []
  for (const atom of atoms)
    if (atom.mayBegin || words.length === 0) words.push([atom])
    else words.at(-1)?.push(atom)
  return words
}

const graphemes = new Intl.Segmenter()
const splitWord = (word: readonly Atom[]) =>
  word.flatMap((atom) =>
    [...graphemes.segment(atom.asRead)].map(({ segment }) => [
      { ...atom, text: segment, asRead: segment },
    ]),
  )

function withoutBlanksAround(line: readonly Atom[]): Line {
  const first = line.findIndex(({ isBlank }) => !isBlank)
  const last = line.findLastIndex(({ isBlank }) => !isBlank)
  const atoms = first < 0 ? [] : line.slice(first, last + 1)
  return { atoms, asRead: atoms.map(({ asRead }) => asRead).join('') }
}

const widthOf = (document: SheetDocument, atoms: readonly Atom[]) =>
  atoms.reduce((sum, { font, text }) => sum + document.font(font).widthOfString(text), 0)

/** Returns the ascender and the height of the fonts of a line, in points. */
function tallest(document: SheetDocument, atoms: readonly Atom[], weight: FontWeight) {
  const fonts = [weight, ...new Set(atoms.map(({ font }) => font))].map((font) =>
    selectFont(document, font),
  )
  return {
    ascender: Math.max(...fonts.map(({ ascender }) => ascender)),
    height: Math.max(...fonts.map(({ height }) => height)),
  }
}

function drawLine(
  document: SheetDocument,
  atoms: readonly Atom[],
  weight: FontWeight,
  { x, y, width, align }: Required<Pick<Place, 'x' | 'y' | 'width'>> & Pick<Place, 'align'>,
) {
  const baseline = y + tallest(document, atoms, weight).ascender
  let left = align === 'right' ? x + width - widthOf(document, atoms) : x
  for (const { font, text } of inSeenOrder(atoms)) {
    document.font(font)
    document.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
    left += document.widthOfString(text)
  }
}
