import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { plainDigits } from '../../../text-core/plain-text'
import { literal } from '../whole-address'
import { plainRun, type Word, type WordKind } from '../words.server'
import type { Anchor } from './anchors'

/** `mailbox` is the address with another tag after a plus. */
export type FoundKind = WordKind | 'mailbox'

/** One spelling of a word. Its patterns match folded text. */
export interface Spelling {
  kind: FoundKind
  /** Matches the word by itself. */
  strict: RegExp
  /** Matches within other letters, too: stored values stand side by side without a gap. */
  loose: RegExp
  /** Letters that every spelling has, so that bytes can be searched for them first. */
  anchors: Omit<Anchor, 'number'>[]
}

/**
 * Removes case and every mark, letter by letter: what is before a place stays before it. It finds
 * too much rather than too little, such as texts that the shop once stored without their marks.
 */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const spellingsOf = (words: readonly Word[]): Spelling[] =>
  words.flatMap(({ kind, text }) => {
    if (kind === 'email' || kind === 'otherEmail') return addresses(kind, text)
    if (kind === 'phone') return phones(text)
    return phrases(kind, text)
  })

const BEFORE_ADDRESS = `(?<![\\p{L}\\d._+-]|[\\p{L}\\d]['%])`
const AFTER_ADDRESS = '(?![\\p{L}\\d-]|\\.[\\p{L}\\d])'
const TAG = `(?:\\+[^\\s@"'<>]{1,64})`

function addresses(kind: 'email' | 'otherEmail', address: string): Spelling[] {
  const [local = '', domain = ''] = foldText(address).split(/@(?=[^@]*$)/)
  const mailbox = local.replace(/\+.*/, '')
  const own = `${literal(local)}@${literal(domain)}`
  const tagged = `(?!${own})${literal(mailbox)}${TAG}?@${literal(domain)}`
  const anchors = anchorsOf(plainRun(mailbox) ?? plainRun(domain) ?? address)
  const spelling = (kind: FoundKind, pattern: string): Spelling => ({
    kind,
    ...patterns(`${BEFORE_ADDRESS}${pattern}${AFTER_ADDRESS}`, pattern),
    anchors,
  })
  return kind === 'email'
    ? [spelling(kind, own), spelling('mailbox', tagged)]
    : [spelling(kind, own)]
}

/** Spells names with the last name first, too, and as two fields of JSON. */
function phrases(kind: 'name' | 'street' | 'company', text: string): Spelling[] {
  const parts = foldText(text).match(/[\p{L}\d]+/gu) ?? []
  const last = parts.at(-1)
  if (last === undefined) return []
  const between = '[^\\p{L}\\d]{1,4}'
  const straight = parts.join(between)
  const others = parts.slice(0, -1).join(between)
  const field = (name: string) => `"[^"]{1,4}"${name}_?name"[^"]{1,4}"`
  const apart = `${others}${field('last')}${last}|${last}${field('first')}${others}`
  const turned = `${last}${between}${others}|${apart}`
  const pattern = kind === 'name' && parts.length > 1 ? `(?:${straight}|${turned})` : straight
  const whole = `(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`
  return [
    { kind, ...patterns(whole, pattern), anchors: anchorsOf(plainRun(text) ?? longest(text)) },
  ]
}

const LEAST_DIGITS = 7
const SEPARATORS = [' ', '-', '.', '/']

/** Spells phone numbers by the digits that every notation has: no country, no leading zero. */
function phones(text: string): Spelling[] {
  const digits = parsePhoneNumberFromString(text)?.nationalNumber ?? plainDigits(text)
  if (digits.length < LEAST_DIGITS) return []
  const separated = [...digits].join('[\\s().\\/-]{0,2}')
  const strict = `(?<!\\d)(?:\\d[\\s().\\/-]{0,2}){0,6}${separated}(?!\\d)`
  const ends = SEPARATORS.flatMap((one) => [
    `${digits.at(-4)}${one}${digits.slice(-3)}`,
    `${digits.slice(-4, -2)}${one}${digits.slice(-2)}`,
  ])
  const anchors = [digits.slice(-4), ...ends].flatMap(anchorsOf)
  return [{ kind: 'phone', ...patterns(strict, separated), anchors }]
}

const patterns = (strict: string, loose: string) => ({
  strict: new RegExp(strict, 'gu'),
  loose: new RegExp(loose, 'gu'),
})

const longest = (text: string) =>
  (text.match(/[\p{L}\p{M}\d]+/gu) ?? []).reduce((a, b) => (b.length > a.length ? b : a), '')

const LEAST_BYTES = 3

/** Returns anchors. Letters beyond ASCII have other bytes in each encoding, form and case. */
function anchorsOf(text: string): Omit<Anchor, 'number'>[] {
  const plain = /^[\x20-\x7e]+$/.test(text)
  const forms = plain
    ? [text]
    : [text.normalize('NFC'), text.normalize('NFD'), foldText(text)].flatMap((one) => [
        one,
        one.toLowerCase(),
        one.toUpperCase(),
      ])
  const found = [...new Set(forms)].flatMap((form) => {
    const wide = Buffer.from(form, 'utf16le')
    const narrow = [Buffer.from(form), ...(plain ? [] : escaped(form))]
    return [
      ...narrow.map((bytes) => ({ bytes })),
      { bytes: wide, wide: 'utf-16le' as const },
      { bytes: Buffer.from(wide).swap16(), wide: 'utf-16be' as const },
    ]
  })
  return found.filter(({ bytes }) => bytes.length >= LEAST_BYTES)
}

/** Escapes a form for addresses, quoted-printable and JSON. */
function escaped(form: string) {
  const bytes = [...Buffer.from(form)].map((byte) => byte.toString(16).padStart(2, '0'))
  const units = [...form].flatMap((letter) =>
    Array.from({ length: letter.length }, (_, at) =>
      letter.charCodeAt(at).toString(16).padStart(4, '0'),
    ),
  )
  const written = [
    bytes.map((hex) => `%${hex}`),
    bytes.map((hex) => `=${hex}`),
    units.map((hex) => `\\u${hex}`),
  ]
  return written.map((one) => Buffer.from(one.join('')))
}
