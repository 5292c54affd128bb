import { createRequire } from 'node:module'
import { projectFile } from '../../files/project-file.server'

export type SheetDocument = InstanceType<typeof import('pdfkit')>
export type FontWeight = 'plain' | 'bold'

interface FontFile {
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string, features?: unknown): unknown
}

const { resolve } = createRequire(import.meta.url)
const dejavu = (file: string) => resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`)
const noto = (script: string, weight: number) =>
  projectFile(`app/orders/invoices/fonts/noto-sans-${script}-${weight}.woff`)

/** The scripts of South Asia, and Thai. DejaVu Sans lacks half of Urdu. */
const SCRIPTS = [
  ...['arabic', 'bengali', 'devanagari', 'tamil', 'telugu', 'gujarati', 'gurmukhi', 'kannada'],
  ...['malayalam', 'oriya', 'sinhala', 'thaana', 'thai'],
]
/** Letters of one word join only within one font, so that DejaVu Sans is not asked for them. */
const ARABIC = /\p{scx=Arabic}/u

/**
 * The fonts in the order in which they are asked for a glyph. DejaVu Sans has Latin, Greek,
 * Cyrillic and Hebrew; each of the others has its script and the currency's sign.
 */
const FACES: Record<string, Record<FontWeight, () => string>> = {
  dejavu: { plain: () => dejavu('DejaVuSans'), bold: () => dejavu('DejaVuSans-Bold') },
  ...Object.fromEntries(
    SCRIPTS.map((script) => [
      script,
      { plain: () => noto(script, 400), bold: () => noto(script, 700) },
    ]),
  ),
}

/** Registers the fonts; each is read when it is first used. */
export function registerFonts(document: SheetDocument) {
  for (const [face, files] of Object.entries(FACES))
    for (const weight of ['plain', 'bold'] as const)
      document.registerFont(nameOf(face, weight), files[weight]())
}

/** DejaVu Sans goes by the weight alone. */
const nameOf = (face: string, weight: FontWeight) =>
  face === 'dejavu' ? weight : `${face}-${weight}`

/** Selects a font and returns its file, and its ascender and line height in points. */
export function selectFont(document: SheetDocument, name: string) {
  document.font(name)
  // pdfkit's types leave out the font in use.
  const { _font, _fontSize } = document as unknown as {
    _font: { font: FontFile; ascender: number }
    _fontSize: number
  }
  allowMissingPlaces(_font.font)
  return {
    file: _font.font,
    ascender: (_font.ascender / 1000) * _fontSize,
    height: document.currentLineHeight(true),
  }
}

const allowing = new WeakSet<FontFile>()
const WITHOUT_PLACES = { mark: false, mkmk: false, abvm: false, blwm: false }

/**
 * Lays a text again without the places of marks where fontkit 2.0.4 throws, as it does at a letter that
 * has no place for its mark: the mark then stands as it is drawn.
 */
function allowMissingPlaces(file: FontFile) {
  if (allowing.has(file)) return
  allowing.add(file)
  const layout = file.layout.bind(file)
  file.layout = (text, features) => {
    try {
      return layout(text, features)
    } catch {
      return layout(text, WITHOUT_PLACES)
    }
  }
}

/** Characters that are not seen: a font need not have them. */
const UNSEEN = /[\p{DI}\p{Cc}]/u

/** Returns the first font that has all that is seen of a text; undefined where none has. */
export const fontOf = (document: SheetDocument, text: string, weight: FontWeight) =>
  (ARABIC.test(text) ? ['arabic'] : Object.keys(FACES))
    .map((face) => nameOf(face, weight))
    .find((name) => {
      const { file } = selectFont(document, name)
      return [...text].every(
        (letter) =>
          UNSEEN.test(letter) || file.hasGlyphForCodePoint(letter.codePointAt(0) as number),
      )
    })
