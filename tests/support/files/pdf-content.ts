import { inflateSync } from 'node:zlib'

/** Returns what the pages of a PDF by pdfkit draw: glyphs by number, and what readers are told. */
export const pdfContent = (pdf: Buffer) => contentOf(contentStreams(pdf).join('\n'))

/** Returns the same of each page. */
export const pdfPages = (pdf: Buffer) => contentStreams(pdf).map(contentOf)

const contentStreams = (pdf: Buffer) => streamsOf(pdf).filter((text) => /\bBT\b/.test(text))

function contentOf(drawn: string) {
  return {
    /** Numbers of glyphs in their font's subset; 0 is the empty box of a missing one. */
    glyphs: [...drawn.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((one) => Number.parseInt(one, 16)),
    ),
    /** The heights at which text stands, each once. */
    tops: [...new Set([...drawn.matchAll(/ ([\d.]+) Tm/g)].map(([, top]) => top))],
    /** The texts that stand behind glyphs, in the order of writing. */
    actualTexts: [...drawn.matchAll(/\/ActualText \(((?:[^\\)]|\\[\s\S])*)\)/g)].map(
      ([, bytes = '']) => readString(bytes),
    ),
  }
}

function streamsOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const from = index + mark.length
    try {
      return [inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1')]
    } catch {
      return [] // A stream that is not deflated.
    }
  })
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function readString(escaped: string) {
  const bytes = escaped.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign)
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}
