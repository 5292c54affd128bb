import { buffer } from 'node:stream/consumers'
import type { Sheet } from './sheet'
import { type FontWeight, registerFonts, type SheetDocument } from './sheet-fonts.server'
import { heightOfText, writeText } from './sheet-text.server'

const MARGIN = 50
const SIZE = 10
const GAP = 14
const FIGURE_WIDTH = 85
/** Points. */
const LOGO_HEIGHT = 36

/** Returns an A4 page; the PDF library is loaded on first use. */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: sheet.language,
    info: { Title: `${sheet.title} ${sheet.facts[0]?.[1]}` },
  })
  registerFonts(document)
  const bytes = buffer(document)
  write(document, sheet)
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
  row(document, head, 'bold')
  for (const cells of rows) row(document, cells, 'plain')
  document.y += GAP
  for (const { name, value, strong } of sums)
    row(document, [name, value], strong ? 'bold' : 'plain')
  for (const note of notes)
    writeText(document, note, 'plain', { x: MARGIN, y: document.y + GAP / 2, width })
}

function pair(document: SheetDocument, [name, value]: [string, string], left: number) {
  const { y } = document
  writeText(document, name, 'plain', { x: left, y, width: 120 })
  writeText(document, value, 'plain', { x: left + 130, y })
}

/** The first cell takes what figures leave; a row that does not fit begins a page. */
function row(document: SheetDocument, cells: string[], font: FontWeight) {
  const [first = '', ...figures] = cells
  const width = document.page.width - 2 * MARGIN - figures.length * FIGURE_WIDTH
  const height = heightOfText(document, first, font, width) + 4
  if (document.y + height > document.page.height - MARGIN) document.addPage()
  const { y } = document
  writeText(document, first, font, { x: MARGIN, y, width })
  for (const [at, figure] of figures.entries())
    writeText(document, figure, font, {
      ...{ x: MARGIN + width + at * FIGURE_WIDTH, y },
      ...{ width: FIGURE_WIDTH, align: 'right' },
    })
  document.y = y + height
}
