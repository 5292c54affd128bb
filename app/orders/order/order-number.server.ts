import { randomInt } from 'node:crypto'
import { settings } from '../../settings/settings.server'
import { asciiDigits } from '../../text-core/digits'

/** The letters and digits of an order's number after the shop's prefix. */
const LENGTH = 11
/** Crockford's base 32: no I, L, O or U to misread or misspell. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const EPOCH = Date.UTC(2025, 0, 1)

/** Returns 'EX-01ABCD-23XYZ', without a prefix '01ABCD-23XYZ'. */
const writtenNumber = (prefix: string, digits: string) =>
  `${prefix && `${prefix}-`}${digits.slice(0, 6)}-${digits.slice(6)}`

/**
 * Returns a number as stored, from one in any case, with or without hyphens. `prefix` completes one
 * that is written without any.
 */
export function readNumber(written: string, prefix: string) {
  const bare = asciiDigits(written).toUpperCase().replace(/[\s-]/g, '')
  const before = bare.slice(0, -LENGTH) || prefix
  return writtenNumber(before, bare.slice(-LENGTH))
}

/** Reads `EX-01ABCD-23XYZ-R1` as people write it; undefined for what is no return's number. */
export function readReturn(written: string, prefix: string) {
  const bare = asciiDigits(written).toUpperCase().replace(/[\s-]/g, '')
  const [, order = '', sequence] = /^(.{11,}?)R(\d{1,6})$/.exec(bare) ?? []
  if (!sequence) return undefined
  return { order: readNumber(order, prefix), sequence: Number(sequence) }
}

/** Returns the shop's prefix, the second and 25 random bits, which hide how many orders exist. */
export function newOrderNumber(now = Date.now()) {
  const second = Math.floor((now - EPOCH) / 1000)
  const digits = inBase32(second, 6) + inBase32(randomInt(2 ** 25), 5)
  return writtenNumber(settings().shop.orderPrefix, digits)
}

function inBase32(value: number, length: number) {
  let digits = ''
  for (let rest = value; digits.length < length; rest = Math.floor(rest / 32))
    digits = DIGITS[rest % 32] + digits
  return digits
}
