import { asciiDigits } from '../../text-core/digits'

/** The letters and digits of an order's number after the shop's prefix. */
const LENGTH = 11

/** Returns 'EX-01ABCD-23XYZ', without a prefix '01ABCD-23XYZ'. */
export const writtenNumber = (prefix: string, digits: string) =>
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
