import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type { Sheet } from './sheet'

type Document = InstanceType<typeof import('pdfkit')>

const MARGIN = 50
const SIZE = 10
const GAP = 14
const FIGURE_WIDTH = 85

/** Fonts with Latin, Greek and Cyrillic letters, of which standard PDF fonts have only some. */
const FONTS = { plain: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' }

/** Returns an A4 page; the PDF library is loaded on first use. */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const { resolve } = createRequire(import.meta.url)
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: sheet.language,
    info: { Title: `${sheet.title} ${sheet.facts[0]?.[1]}` },
  })
  for (const [name, file] of Object.entries(FONTS))
    document.registerFont(name, resolve(`dejavu-fonts-ttf/ttf/${file}`))
  const bytes = buffer(document)
  write(document, sheet)
  document.end()
  return bytes
}

function write(document: Document, { title, seller, facts, to, head, rows, sums, notes }: Sheet) {
  const width = document.page.width - 2 * MARGIN
  const half = width / 2
  document.font('bold').fontSize(20).text(title)
  document.moveDown().fontSize(SIZE)
  const top = document.y
  document.text(to.name, { width: half - GAP })
  document.font('plain')
  for (const line of to.lines) document.text(line, { width: half - GAP })
  const left = document.y
  document.y = top
  for (const line of seller) document.text(line, MARGIN + half, document.y, { width: half })
  document.y = Math.max(left, document.y) + GAP
  for (const [name, value] of facts) pair(document, [name, value], MARGIN)
  document.y += GAP
  row(document, head, 'bold')
  for (const cells of rows) row(document, cells, 'plain')
  document.y += GAP
  for (const { name, value, strong } of sums)
    row(document, [name, value], strong ? 'bold' : 'plain')
  document.font('plain')
  for (const note of notes) document.text(note, MARGIN, document.y + GAP / 2, { width })
}

function pair(document: Document, [name, value]: [string, string], left: number) {
  const { y } = document
  document.text(name, left, y, { width: 120 })
  document.text(value, left + 130, y)
}

/** The first cell takes what figures leave; a row that does not fit begins a page. */
function row(document: Document, cells: string[], font: 'plain' | 'bold') {
  const figures = cells.slice(1)
  const width = document.page.width - 2 * MARGIN - figures.length * FIGURE_WIDTH
  document.font(font)
  const height = document.heightOfString(cells[0] ?? '', { width }) + 4
  if (document.y + height > document.page.height - MARGIN) document.addPage()
  const { y } = document
  document.text(cells[0] ?? '', MARGIN, y, { width })
  for (const [at, figure] of figures.entries())
    document.text(figure, MARGIN + width + at * FIGURE_WIDTH, y, {
      width: FIGURE_WIDTH,
      align: 'right',
    })
  document.y = y + height
}
