import { asciiDigits } from './digits'

/** Digits in groups of three by one mark, then another mark before decimals: '1.234,50', "1'234.50". */
const GROUPED = /^[+-]?\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?!\1)[.,]\d+$/u
/** Digits in lakhs and crores, which no other country writes: '12,34,567.50'. */
const IN_LAKHS = /^[+-]?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/
/** A comma that can only stand before decimals, as three digits do not follow or a 0 leads: '49,90'. */
const DECIMAL_COMMA = /^[+-]?(?:\d+,(?:\d{1,2}|\d{4,})|0,\d+)$/

/**
 * Reads a number as people write it in a cell, in the digits of any script; NaN if it is none, or
 * may be two: '1,234' is 1.234 in one country and 1234 in another.
 */
export function writtenNumber(text: string) {
  const typed = asciiDigits(text).trim()
  if (IN_LAKHS.test(typed)) return Number(typed.replaceAll(',', ''))
  if (GROUPED.test(typed)) {
    const at = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','))
    return Number(`${typed.slice(0, at).replace(/[^\d+-]/g, '')}.${typed.slice(at + 1)}`)
  }
  return Number(DECIMAL_COMMA.test(typed) ? typed.replace(',', '.') : typed)
}
