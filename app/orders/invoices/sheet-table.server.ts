import type { FontWeight, SheetDocument } from './sheet-fonts.server'
import { heightOfText, writeText } from './sheet-text.server'

/* Points, as all measures here. */
export const MARGIN = 50
export const GAP = 14
/** The sizes of text. */
export const SIZE = 10
export const SMALL = 8
export const GREY = '#555555'

/** Returns the width from a place to the right margin. */
export const widthFrom = (document: SheetDocument, left: number) =>
  document.page.width - MARGIN - left

/** Draws a line from a place to the right margin. */
export function rule(document: SheetDocument, left: number, color: string, thickness = 0.5) {
  const { y } = document
  const right = document.page.width - MARGIN
  document.moveTo(left, y).lineTo(right, y).lineWidth(thickness).stroke(color)
}

export interface SheetTable {
  left: number
  /** The row that each further page begins with. */
  head?: string[]
  /** The widths of all columns but the first. */
  figures: number[]
  /** Colours of a row's lines. */
  above?: string
  below?: string
  /** The height of what must stand on the same page below the row. */
  along?: number
}

/** Makes each column of figures as wide as its widest text; the first column has what is left. */
export const figureWidths = (document: SheetDocument, rows: string[][]) =>
  (rows[0] ?? []).slice(1).map((_, at) => {
    document.font('bold')
    return Math.max(...rows.map((cells) => document.widthOfString(cells[at + 1] ?? ''))) + GAP
  })

/** Writes a table's head in small grey letters. */
export function writeHeads(document: SheetDocument, { head = [], ...table }: SheetTable) {
  document.fontSize(SMALL).fillColor(GREY)
  writeRow(document, head, 'plain', { ...table, below: 'black' })
  document.fontSize(SIZE).fillColor('black')
}

const paddingOf = ({ above, below }: SheetTable) => (above || below ? 5 : 2)
const firstWidth = (document: SheetDocument, { left, figures }: SheetTable) =>
  widthFrom(document, left) - figures.reduce((sum, one) => sum + one, 0)
/** Returns the height in points of a row with its lines. */
export const heightOfRow = (
  document: SheetDocument,
  [first = '']: string[],
  font: FontWeight,
  of: SheetTable,
) => heightOfText(document, first, font, firstWidth(document, of)) + 2 * paddingOf(of)

/** A row that does not fit begins a page. */
export function writeRow(
  document: SheetDocument,
  cells: string[],
  font: FontWeight,
  table: SheetTable,
) {
  const [first = '', ...figures] = cells
  const { left, above, below, along = 0 } = table
  const width = firstWidth(document, table)
  const padding = paddingOf(table)
  const height = heightOfRow(document, cells, font, table)
  if (document.y + height + along > document.page.height - MARGIN) {
    document.addPage()
    if (table.head) writeHeads(document, table)
  }
  if (above) rule(document, left, above, 1)
  const { y } = document
  const top = y + padding
  writeText(document, first, font, { x: left, y: top, width })
  let x = left + width
  for (const [at, figure] of figures.entries()) {
    const width = table.figures[at] ?? 0
    writeText(document, figure, font, { x, y: top, width, align: 'right' })
    x += width
  }
  document.y = y + height
  if (below) rule(document, left, below)
}
