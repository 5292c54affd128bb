import type { Word } from '../words.server'
import { anchorScan, type Candidate, type Run } from './anchors'
import { type FoundKind, foldText, type Spelling, spellingsOf } from './spellings'

export interface Hit {
  kind: FoundKind
  /** The place in the bytes. */
  at: number
  /** The text as it stands there, folded. */
  text: string
}

interface Options {
  /** True to match within other letters, too. */
  loose?: boolean
}

export type Find = (bytes: Uint8Array, options?: Options) => Hit[]

/** Bytes around a place: longer than any word in any encoding, and even, as UTF-16 is. */
const WINDOW = 600

/** Returns a function that finds words in bytes however they are spelt or encoded. */
export function finder(words: readonly Word[]): Find {
  const spellings = spellingsOf(words)
  const scan = anchorScan(
    spellings.flatMap(({ anchors }, number) => anchors.map((anchor) => ({ ...anchor, number }))),
  )
  const find = (bytes: Uint8Array, loose: boolean, runs: boolean): Hit[] => {
    const { found, encoded } = scan(bytes, { runs })
    const hits = found.flatMap((one) => verified(bytes, one, spellings, loose) ?? [])
    return [...eachOnce(hits), ...encoded.flatMap((run) => findEncoded(bytes, run, loose))]
  }
  /** Decodes a run at each of four places, because it may begin anywhere in what was encoded. */
  const findEncoded = (bytes: Uint8Array, { from, until }: Run, loose: boolean) =>
    [0, 1, 2, 3].flatMap((shift) => {
      const text = Buffer.from(bytes.subarray(from, until))
        .toString('latin1')
        .replace(/[\r\n]/g, '')
      const decoded = Buffer.from(text.slice(shift), 'base64')
      const place = (at: number) => from + Math.floor((at * (until - from)) / decoded.length)
      return find(decoded, loose, false).map((hit) => ({ ...hit, at: place(hit.at) }))
    })
  return (bytes, { loose = false } = {}) => find(bytes, loose, true)
}

interface Verified extends Hit {
  /** The number of the word's letters before the place. */
  before: number
}

/** The bytes of an escaped letter, such as \u00eb. */
const ESCAPED = 6

/** Removes repeats: a word may hold its anchor twice, and in UTF-16 either byte order finds it. */
function eachOnce(hits: readonly Verified[]): Hit[] {
  const last = new Map<string, Verified>()
  return hits.flatMap(({ before, ...hit }) => {
    const known = last.get(`${hit.kind} ${hit.text}`)
    const letters = known ? before - known.before : -1
    if (known && letters >= 0 && hit.at - known.at <= Math.max(1, ESCAPED * letters)) return []
    last.set(`${hit.kind} ${hit.text}`, { ...hit, before })
    return [hit]
  })
}

function verified(
  bytes: Uint8Array,
  { at, anchor }: Candidate,
  spellings: readonly Spelling[],
  loose: boolean,
): Verified | undefined {
  const spelling = spellings[anchor.number] as Spelling
  const before = bytes.subarray(Math.max(anchor.wide ? at % 2 : 0, at - WINDOW), at)
  const after = bytes.subarray(at, at + WINDOW)
  const texts = anchor.wide
    ? [[decode(anchor.wide, before), decode(anchor.wide, after)] as const]
    : readings(before, after)
  for (const [left, right] of texts) {
    const around = textAround(spelling[loose ? 'loose' : 'strict'], foldText(left), foldText(right))
    if (around) return { kind: spelling.kind, at, ...around }
  }
  return undefined
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)

/** Returns what matches across the place between two texts. */
function textAround(pattern: RegExp, left: string, right: string) {
  pattern.lastIndex = 0
  for (const match of (left + right).matchAll(pattern))
    if (match.index <= left.length && match.index + match[0].length > left.length)
      return { text: match[0], before: left.length - match.index }
  return undefined
}

const utf8 = new TextDecoder()
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/**
 * Yields what the bytes on both sides of a place may say: as they are, and without the escapes of
 * addresses, mails, JSON and HTML.
 */
function* readings(before: Uint8Array, after: Uint8Array): Generator<[string, string]> {
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
