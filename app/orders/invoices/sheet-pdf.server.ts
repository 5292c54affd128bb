import { buffer } from 'node:stream/consumers'
import type { Sheet } from './sheet'
import { type FontWeight, fontOf, registerFonts, type SheetDocument } from './sheet-fonts.server'
import {
  figureWidths,
  GAP,
  GREY,
  heightOfRow,
  MARGIN,
  rule,
  SIZE,
  SMALL,
  widthFrom,
  writeHeads,
  writeRow,
} from './sheet-table.server'
import { heightOfText, writeText } from './sheet-text.server'

const LARGE = 13
const LOGO_HEIGHT = 36
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
  const width = widthFrom(document, MARGIN)
  const lines = sumRows(document, sums)
  const along = heightOfEnd(document, { lines, notes, width })
  for (const [at, cells] of rows.entries())
    writeRow(document, cells, 'plain', {
      ...table,
      below: PALE,
      along: at === rows.length - 1 ? along : 0,
    })
  document.y += GAP
  for (const line of lines) {
    document.fontSize(line.size)
    writeRow(document, line.cells, line.font, line.table)
  }
  document.fontSize(SIZE).y += GAP
  for (const note of notes)
    writeText(document, note, 'plain', { x: MARGIN, y: document.y + GAP / 2, width })
}

const middle = (document: SheetDocument) => document.page.width / 2

type Parties = Pick<Sheet, 'title' | 'from' | 'seller' | 'to' | 'logo'>

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

function writeParties(document: SheetDocument, { to, from, seller, logo }: Parties) {
  const { y } = document
  const [name = '', ...address] = seller
  const x = middle(document)
  const width = widthFrom(document, x) - GAP
  writeText(document, to.name, 'bold', { x: MARGIN, width })
  for (const line of to.lines) writeText(document, line, 'plain', { width })
  const end = document.y
  document.y = y
  if (from) writeText(document, from, 'bold', { x, width })
  if (logo) writeText(document, name, 'bold', { x, width })
  for (const line of address) writeText(document, line, 'plain', { x, width })
  document.y = Math.max(end, document.y) + GAP * 1.5
}

/** Writes each fact as wide as its words, as many beside each other as there is room for. */
function writeFacts(document: SheetDocument, facts: Sheet['facts']) {
  const right = document.page.width - MARGIN
  let [x, y, end] = [MARGIN, document.y, document.y]
  for (const [name, value] of facts) {
    document.font('plain')
    const widest = Math.max(document.widthOfString(name), document.widthOfString(value)) + 1
    const width = Math.min(widest, right - MARGIN)
    if (x + width > right) [x, y] = [MARGIN, end + GAP / 2]
    document.fontSize(SMALL).fillColor(GREY)
    writeText(document, name, 'plain', { x, y, width })
    document.fontSize(SIZE).fillColor('black')
    writeText(document, value, 'plain', { x, width })
    end = Math.max(end, document.y)
    x += width + GAP
  }
  document.y = end + GAP * 1.5
}

/** Returns the sums as rows of a table at the right. */
function sumRows(document: SheetDocument, sums: Sheet['sums']) {
  const cells = sums.map(({ name, value }) => [name, value])
  const figures = figureWidths(document.fontSize(LARGE), cells)
  document.fontSize(SIZE)
  const table = { left: middle(document), figures }
  return sums.map(({ strong }, at) => ({
    cells: cells[at] ?? [],
    size: strong ? LARGE : SIZE,
    font: (strong ? 'bold' : 'plain') as FontWeight,
    table: strong ? { ...table, above: 'black' } : table,
  }))
}

interface End {
  lines: ReturnType<typeof sumRows>
  notes: string[]
  width: number
}

/** Returns the height of the sums and notes, which stand on a page with the last row. */
function heightOfEnd(document: SheetDocument, { lines, notes, width }: End) {
  let height = 2 * GAP
  for (const { size, cells, font, table } of lines)
    height += heightOfRow(document.fontSize(size), cells, font, table)
  document.fontSize(SIZE)
  for (const note of notes) height += heightOfText(document, note, 'plain', width) + GAP / 2
  return Math.min(height, document.page.height / 2) // Longer ends go over several pages.
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
