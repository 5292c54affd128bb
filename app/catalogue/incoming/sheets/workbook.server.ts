import { SaxesParser } from 'saxes'
import type { Zip } from '../../../files/zip.server'
import { isDateFormat } from './cells'

/** Of the parts that stand in memory. */
const MOST_PART_BYTES = 64 * 1024 * 1024
const MOST_TEXTS = 2_000_000
/** Names of elements may have a prefix. */
const localName = ({ name }: { name: string }) => name.slice(name.indexOf(':') + 1)

export type Attributes = Record<string, string>

interface Listener {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/** Throws on what is not well-formed. Entities that a document defines are not expanded. */
export function xmlParser(listener: Listener) {
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => listener.open?.(localName(tag), tag.attributes as Attributes))
  parser.on('text', (text) => listener.text?.(text))
  parser.on('cdata', (text) => listener.text?.(text))
  parser.on('closetag', (tag) => listener.close?.(localName(tag)))
  return parser
}

export interface Workbook {
  sheets: { name: string; path: string }[]
  from1904: boolean
}

/** The sheets in their order. */
export async function readWorkbook(zip: Zip): Promise<Workbook> {
  const paths = new Map<string, string>()
  await readPart(zip, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id)
        paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const found: Workbook = { sheets: [], from1904: false }
  await readPart(zip, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') found.from1904 = isTrue(attributes.date1904)
      const key = Object.keys(attributes).find((each) => each.endsWith(':id'))
      const path = paths.get(attributes[key ?? ''] ?? '')
      if (name === 'sheet' && path) found.sheets.push({ name: attributes.name ?? '', path })
    },
  })
  return found
}

const isTrue = (text: string | undefined) => text === '1' || text === 'true'

/** The texts that cells share, without the readings that stand over them. */
export async function readTexts(zip: Zip): Promise<string[]> {
  const texts: string[] = []
  let text: string | undefined
  let within = false
  let beside = false
  await readPart(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') beside = true
      within = name === 't' && !beside
    },
    text(piece) {
      if (within && text !== undefined) text += piece
    },
    close(name) {
      within = false
      if (name === 'rPh') beside = false
      if (name !== 'si') return
      texts.push(unescaped(text ?? ''))
      if (texts.length > MOST_TEXTS) throw new Error(`more than ${MOST_TEXTS} texts`)
    },
  })
  return texts
}

/** `_x000D_` stands for a character that XML cannot hold. */
export const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** Whether a cell of each style shows a date. */
export async function readDateStyles(zip: Zip): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const styles: boolean[] = []
  let within = false
  await readPart(zip, 'xl/styles.xml', {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '')
      if (name === 'cellXfs') within = true
      const id = Number(numFmtId ?? 0)
      if (name === 'xf' && within) styles.push(isDateFormat(id, codes.get(id)))
    },
    close(name) {
      if (name === 'cellXfs') within = false
    },
  })
  return styles
}

/** One that is not there is empty. */
async function readPart(zip: Zip, path: string, listener: Listener) {
  if (!zip.entries.has(path)) return
  const parser = xmlParser(listener)
  const unpacked = await zip.stream(path, MOST_PART_BYTES)
  unpacked.setEncoding('utf8')
  for await (const piece of unpacked as AsyncIterable<string>) parser.write(piece)
  parser.close()
}
