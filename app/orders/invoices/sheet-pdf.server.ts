import { buffer } from 'node:stream/consumers'
import type { Sheet } from './sheet'
import { type FontWeight, fontOf, registerFonts, type SheetDocument } from './sheet-fonts.server'
import { heightOfText, writeText } from './sheet-text.server'

/** Points, as all measures here. */
const MARGIN = 50
const SIZE = 10
const SMALL = 8
const LARGE = 13
const GAP = 14
const LOGO_HEIGHT = 36
const FACTS_A_LINE = 4
const GREY = '#555555'
const PALE = '#cccccc'

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

/** Returns the letters of a sheet that no font has, each once: the PDF shows their codes instead. */
export async function lettersWithoutFont({ logo: _, ...sheet }: Sheet): Promise<string[]> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({ autoFirstPage: false })
  registerFonts(document)
  const letters = new Set(JSON.stringify(sheet))
  return [...letters].filter((letter) => fontOf(document, letter, 'plain') === undefined)
}

function write(document: SheetDocument, { facts, head, rows, sums, notes, ...parties }: Sheet) {
  writeHead(document, parties)
  writeParties(document, parties)
  writeFacts(document, facts)
  const table = { left: MARGIN, head, figures: figureWidths(document, [head, ...rows]) }
  writeHeads(document, table)
  for (const cells of rows) row(document, cells, 'plain', { ...table, below: PALE })
  document.y += GAP
  writeSums(document, sums)
  document.y += GAP
  const width = widthFrom(document, MARGIN)
  for (const note of notes)
    writeText(document, note, 'plain', { x: MARGIN, y: document.y + GAP / 2, width })
}

const widthFrom = (document: SheetDocument, left: number) => document.page.width - MARGIN - left
const middle = (document: SheetDocument) => document.page.width / 2

function rule(document: SheetDocument, left: number, color: string, thickness = 0.5) {
  const { y } = document
  const right = document.page.width - MARGIN
  document.moveTo(left, y).lineTo(right, y).lineWidth(thickness).stroke(color)
}

type Parties = Pick<Sheet, 'title' | 'seller' | 'to' | 'logo'>

/** Writes what the paper is, and beside it the logo or the shop's name. */
function writeHead(document: SheetDocument, { title, seller, logo }: Parties) {
  const x = middle(document)
  const width = widthFrom(document, x)
  if (logo) {
    document.image(logo, x, MARGIN, { fit: [width, LOGO_HEIGHT], align: 'right' })
    document.y = MARGIN + LOGO_HEIGHT
  } else {
    document.fontSize(LARGE)
    writeText(document, seller[0] ?? '', 'bold', { x, y: MARGIN + 6, width, align: 'right' })
  }
  const end = document.y
  document.fontSize(20)
  writeText(document, title, 'bold', { x: MARGIN, y: MARGIN, width: width - GAP })
  document.y = Math.max(end, document.y) + GAP / 2
  rule(document, MARGIN, 'black', 1.5)
  document.y += GAP
  document.fontSize(SIZE)
}

function writeParties(document: SheetDocument, { to, seller, logo }: Parties) {
  const { y } = document
  const [name = '', ...address] = seller
  const x = middle(document)
  const width = widthFrom(document, x) - GAP
  writeText(document, to.name, 'bold', { x: MARGIN, width })
  for (const line of to.lines) writeText(document, line, 'plain', { width })
  const end = document.y
  document.y = y
  if (logo) writeText(document, name, 'bold', { x, width })
  for (const line of address) writeText(document, line, 'plain', { x, width })
  document.y = Math.max(end, document.y) + GAP * 1.5
}

function writeFacts(document: SheetDocument, facts: Sheet['facts']) {
  const width = widthFrom(document, MARGIN) / FACTS_A_LINE
  for (let from = 0; from < facts.length; from += FACTS_A_LINE) {
    const { y } = document
    const ends = facts.slice(from, from + FACTS_A_LINE).map(([name, value], at) => {
      const place = { x: MARGIN + at * width, width: width - GAP }
      document.fontSize(SMALL).fillColor(GREY)
      writeText(document, name, 'plain', { ...place, y })
      document.fontSize(SIZE).fillColor('black')
      writeText(document, value, 'plain', place)
      return document.y
    })
    document.y = Math.max(...ends) + GAP / 2
  }
  document.y += GAP
}

function writeSums(document: SheetDocument, sums: Sheet['sums']) {
  const cells = sums.map(({ name, value }) => [name, value])
  const table = { left: middle(document), figures: figureWidths(document.fontSize(LARGE), cells) }
  for (const [at, sum] of cells.entries()) {
    const strong = sums[at]?.strong
    document.fontSize(strong ? LARGE : SIZE)
    row(document, sum, strong ? 'bold' : 'plain', { ...table, ...(strong && { above: 'black' }) })
  }
  document.fontSize(SIZE)
}

interface Table {
  left: number
  /** The row that each further page begins with. */
  head?: string[]
  /** The widths of all columns but the first. */
  figures: number[]
  /** Colours of a row's lines. */
  above?: string
  below?: string
}

/** Makes each column of figures as wide as its widest text; the first column has what is left. */
const figureWidths = (document: SheetDocument, rows: string[][]) =>
  (rows[0] ?? []).slice(1).map((_, at) => {
    document.font('bold')
    return Math.max(...rows.map((cells) => document.widthOfString(cells[at + 1] ?? ''))) + GAP
  })

function writeHeads(document: SheetDocument, { head = [], ...table }: Table) {
  document.fontSize(SMALL).fillColor(GREY)
  row(document, head, 'plain', { ...table, below: 'black' })
  document.fontSize(SIZE).fillColor('black')
}

/** A row that does not fit begins a page. */
function row(document: SheetDocument, cells: string[], font: FontWeight, table: Table) {
  const [first = '', ...figures] = cells
  const { left, above, below } = table
  const width = widthFrom(document, left) - table.figures.reduce((sum, one) => sum + one, 0)
  const padding = above || below ? 5 : 2
  const height = heightOfText(document, first, font, width) + 2 * padding
  if (document.y + height > document.page.height - MARGIN) {
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
