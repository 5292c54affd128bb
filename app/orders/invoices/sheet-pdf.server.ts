import { buffer } from 'node:stream/consumers'
import type { Sheet } from './sheet'
import { type FontWeight, registerFonts, type SheetDocument } from './sheet-fonts.server'
import { heightOfText, writeText } from './sheet-text.server'

const MARGIN = 50
const SIZE = 10
const GAP = 14
/** Points. */
const LOGO_HEIGHT = 36

/** Returns A4 pages, numbered where they are several; the PDF library is loaded on first use. */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: sheet.language,
    info: { Title: `${sheet.title} ${sheet.facts[0]?.[1]}` },
  })
  registerFonts(document)
  const bytes = buffer(document)
  write(document, sheet)
  numberPages(document)
  document.end()
  return bytes
}

function write(document: SheetDocument, sheet: Sheet) {
  const { title, seller, facts, to, head, rows, sums, notes, logo } = sheet
  const width = document.page.width - 2 * MARGIN
  const half = width / 2
  if (logo)
    document.image(logo, MARGIN + half, MARGIN, { fit: [half, LOGO_HEIGHT], align: 'right' })
  document.fontSize(20)
  writeText(document, title, 'bold', {
    x: MARGIN,
    y: MARGIN,
    ...(logo && { width: half - GAP }),
  })
  if (logo) document.y = Math.max(document.y, MARGIN + LOGO_HEIGHT)
  document.moveDown().fontSize(SIZE)
  const top = document.y
  writeText(document, to.name, 'bold', { width: half - GAP })
  for (const line of to.lines) writeText(document, line, 'plain', { width: half - GAP })
  const left = document.y
  document.y = top
  for (const line of seller) writeText(document, line, 'plain', { x: MARGIN + half, width: half })
  document.y = Math.max(left, document.y) + GAP
  for (const [name, value] of facts) pair(document, [name, value], MARGIN)
  document.y += GAP
  const table = { head, figures: figureWidths(document, [head, ...rows]) }
  row(document, head, 'bold', table)
  for (const cells of rows) row(document, cells, 'plain', table)
  document.y += GAP
  const added = sums.map(({ name, value }) => [name, value])
  const figures = figureWidths(document, added)
  for (const [at, cells] of added.entries())
    row(document, cells, sums[at]?.strong ? 'bold' : 'plain', { figures })
  for (const note of notes)
    writeText(document, note, 'plain', { x: MARGIN, y: document.y + GAP / 2, width })
}

function pair(document: SheetDocument, [name, value]: [string, string], left: number) {
  const { y } = document
  writeText(document, name, 'plain', { x: left, y, width: 120 })
  writeText(document, value, 'plain', { x: left + 130, y })
}

interface Table {
  /** The row that each further page begins with. */
  head?: string[]
  /** The widths of all columns but the first, in points. */
  figures: number[]
}

/** Makes each column of figures as wide as its widest text; the first column has what is left. */
const figureWidths = (document: SheetDocument, rows: string[][]) =>
  (rows[0] ?? []).slice(1).map((_, at) => {
    document.font('bold')
    return Math.max(...rows.map((cells) => document.widthOfString(cells[at + 1] ?? ''))) + GAP
  })

/** A row that does not fit begins a page. */
function row(document: SheetDocument, cells: string[], font: FontWeight, table: Table) {
  const [first = '', ...figures] = cells
  const all = document.page.width - 2 * MARGIN
  const width = all - table.figures.reduce((sum, one) => sum + one, 0)
  const height = heightOfText(document, first, font, width) + 4
  if (document.y + height > document.page.height - MARGIN) {
    document.addPage()
    if (table.head) row(document, table.head, 'bold', { figures: table.figures })
  }
  const { y } = document
  writeText(document, first, font, { x: MARGIN, y, width })
  let x = MARGIN + width
  for (const [at, figure] of figures.entries()) {
    const width = table.figures[at] ?? 0
    writeText(document, figure, font, { x, y, width, align: 'right' })
    x += width
  }
  document.y = y + height
}

function numberPages(document: SheetDocument) {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count && count > 1; page++) {
    document.switchToPage(page)
    const { margins, width, height } = document.page
    margins.bottom = 0 // else a text below the margin begins a page
    const place = { x: MARGIN, y: height - MARGIN + GAP, width: width - 2 * MARGIN }
    writeText(document, `${page + 1} / ${count}`, 'plain', { ...place, align: 'right' })
  }
}
