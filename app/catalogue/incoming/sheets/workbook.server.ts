import { SaxesParser } from 'saxes'
import type { Zip } from '../../../files/zip.server'
import { isDateFormat } from './cells'

const MOST_PART_BYTES = 64 * 1024 * 1024
const MOST_TEXTS = 2_000_000
/** The most letters of a text, several times what a spreadsheet writes. */
export const MOST_TEXT = 100_000
/** The deepest nesting of tags, which stay in memory until they end; programs need ten. */
const DEEPEST = 100
/** The most letters of a text, a comment or attributes. */
const MOST_UNHEARD = 4_000_000
const MOST_STYLES = 100_000
const MOST_SHEETS = 1000
const localName = ({ name }: { name: string }) => name.slice(name.indexOf(':') + 1)

export type Attributes = Record<string, string>

interface Listener {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * Parses a document in pieces. Throws when it is not well-formed, nested too deep, or too long
 * between tags, which the parser buffers. Entities that a document defines are not expanded.
 */
export function xmlReader(listener: Listener) {
  const parser = new SaxesParser()
  let depth = 0
  let unheard = 0
  parser.on('opentag', (tag) => {
    unheard = 0
    if (++depth > DEEPEST) throw new Error(`its tags are nested more than ${DEEPEST} deep`)
    listener.open?.(localName(tag), tag.attributes as Attributes)
  })
  parser.on('text', (text) => listener.text?.(text))
  parser.on('cdata', (text) => listener.text?.(text))
  parser.on('closetag', (tag) => {
    unheard = 0
    depth--
    listener.close?.(localName(tag))
  })
  return {
    write(piece: string) {
      unheard += piece.length
      parser.write(piece)
      if (unheard > MOST_UNHEARD)
        throw new Error(`it goes on for ${MOST_UNHEARD} letters without a tag`)
    },
    close: () => void parser.close(),
  }
}

interface Workbook {
  sheets: { name: string; path: string }[]
  from1904: boolean
}

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
      if (found.sheets.length > MOST_SHEETS)
        throw new Error(`it has more than ${MOST_SHEETS} sheets`)
    },
  })
  return found
}

const isTrue = (text: string | undefined) => text === '1' || text === 'true'

/** Returns the texts that cells share, without their phonetic readings. */
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
      if (!within || text === undefined) return
      text += piece
      if (text.length > MOST_TEXT) throw new Error(`a text has more than ${MOST_TEXT} letters`)
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

/** Replaces `_x000D_` and the like, which stand for characters that XML cannot hold. */
export const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** Returns for each cell style whether it shows a date. */
export async function readDateStyles(zip: Zip): Promise<boolean[]> {
  const dates = new Map<number, boolean>()
  const styles: boolean[] = []
  let within = false
  await readPart(zip, 'xl/styles.xml', {
    open(name, { numFmtId, formatCode }) {
      const id = Number(numFmtId ?? 0)
      if (name === 'numFmt') dates.set(id, isDateFormat(id, formatCode ?? ''))
      if (name === 'cellXfs') within = true
      if (name === 'xf' && within) styles.push(dates.get(id) ?? isDateFormat(id, undefined))
      if (styles.length > MOST_STYLES) throw new Error(`it has more than ${MOST_STYLES} styles`)
    },
    close(name) {
      if (name === 'cellXfs') within = false
    },
  })
  return styles
}

/** Reads a part; a missing one is empty. */
async function readPart(zip: Zip, path: string, listener: Listener) {
  if (!zip.entries.has(path)) return
  const reader = xmlReader(listener)
  const unpacked = await zip.stream(path, MOST_PART_BYTES)
  unpacked.setEncoding('utf8')
  for await (const piece of unpacked as AsyncIterable<string>) reader.write(piece)
  reader.close()
}
