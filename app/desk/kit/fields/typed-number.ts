import { asciiDigits } from '../../../text-core/digits'

/** A run of digits with points, commas, blanks and apostrophes. */
const RUN = /\d[\d.,'’\s]*/

/**
 * Returns a typed number as the desk's fields read it, with a point before decimals and no groups:
 * '1.234,50' and '১,২৩৪.৫০' are 1234.50, '49,90' is 49.90. A lone point or comma before three digits
 * groups thousands, unless the field has three decimals. What stands around the digits stays.
 */
export const typedNumber = (text: string, decimals: number) =>
  asciiDigits(text).replace(RUN, (run) => plain(run.replace(/['’\s]/g, ''), decimals))

function plain(digits: string, decimals: number) {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at < 0) return digits
  const isLast = digits.indexOf(digits.charAt(at)) === at
  const isAlone = !/[.,]/.test(digits.slice(0, at))
  const isGroup = isAlone && digits.length - at === 4 && decimals < 3
  const whole = digits.slice(0, at).replace(/[.,]/g, '')
  const rest = digits.slice(at + 1)
  return isLast && !isGroup ? `${whole}.${rest}` : whole + rest
}
