const utf8 = new TextDecoder()
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/**
 * Yields what the bytes on both sides of a place may say: as they are, and without the escapes of
 * addresses, mails, JSON and HTML.
 */
export function* readings(before: Uint8Array, after: Uint8Array): Generator<[string, string]> {
  const plain = [utf8.decode(before), utf8.decode(after)] as const
  yield [...plain]
  const both = plain.join('')
  if (both.includes('\ufffd')) yield [latin1(before), latin1(after)]
  for (const [sign, read] of ESCAPES)
    if (both.includes(sign)) yield [read(plain[0]), read(plain[1])]
}

const ESCAPES: [string, (text: string) => string][] = [
  ['%', (text) => bytesOf(text.replaceAll('+', ' '), /%([0-9a-f]{2})/gi)],
  ['%', (text) => bytesOf(text, /%([0-9a-f]{2})/gi)],
  ['=', (text) => bytesOf(text.replace(/=\r?\n/g, ''), /=([0-9a-f]{2})/gi)],
  ['\\', unescapeJson],
  ['&', unescapeHtml],
]

/** Decodes a UTF-8 text whose bytes are escaped. */
const bytesOf = (text: string, escaped: RegExp) =>
  utf8.decode(
    Buffer.from(
      Buffer.from(text)
        .toString('latin1')
        .replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ),
  )

function unescapeJson(text: string) {
  return text.replace(/\\(?:u([0-9a-f]{4})|([nrt"\\/]))/gi, (_, hex: string, sign: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : /[nrt]/.test(sign) ? ' ' : sign,
  )
}

const NAMED: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
}

function unescapeHtml(text: string) {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (all, decimal, hex, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? all
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : all
    },
  )
}
