import { asciiDigits } from '../../text-core/digits'

/**
 * By country: its calling code, then the shortest and longest number without it and without the
 * leading 0 (libphonenumber's possible lengths; in Brazil and China with a company's code).
 * Countries as in post-codes.ts.
 */
const NUMBERS: Record<string, readonly [code: string, shortest: number, longest: number]> = {
  BD: ['880', 6, 10],
  AT: ['43', 4, 13],
  AU: ['61', 5, 12],
  BE: ['32', 8, 9],
  BR: ['55', 8, 15],
  CA: ['1', 7, 10],
  CH: ['41', 9, 12],
  CN: ['86', 7, 17],
  DE: ['49', 4, 15],
  DK: ['45', 8, 8],
  ES: ['34', 9, 9],
  FI: ['358', 5, 12],
  FR: ['33', 9, 9],
  GB: ['44', 7, 10],
  IN: ['91', 8, 13],
  IT: ['39', 6, 12],
  JP: ['81', 8, 17],
  LK: ['94', 9, 9],
  MX: ['52', 10, 10],
  NL: ['31', 5, 11],
  NO: ['47', 5, 8],
  NP: ['977', 8, 11],
  PK: ['92', 8, 12],
  PL: ['48', 6, 10],
  PT: ['351', 9, 9],
  SE: ['46', 6, 12],
  US: ['1', 7, 10],
}

/** The most digits of a number with its calling code (ITU-T E.164). */
const LONGEST = 15

/** No part of a number: 0, or 1 before the ten digits of North America. */
const TRUNK = /^(?:0|1(?=\d{10}$))/

/** The prefixes that call another country, from the countries above. */
const ABROAD = /^(?:0011|01[01]|0[09]|99)/

/** The most digits dialled before or within a number elsewhere, such as 00727 in South Korea. */
const BEFORE = 5

/**
 * Tells whether a phone number, its digits of any script, may be one of the country or one with a
 * calling code. It refuses only what certainly is none; the server knows every country's lengths.
 */
export function phoneFits(country: string, phone: string) {
  const plain = asciiDigits(phone.normalize('NFKC')).replace(/x.*/is, '')
  const digits = plain.replace(/\D/g, '')
  const international = /^\W*[+]/.test(plain)
  const known = NUMBERS[country]
  if (!known) return isOfLength(digits)
  const [code, shortest, longest] = known
  const fits = (number: string) => {
    const significant = number.replace(TRUNK, '')
    return number.length >= shortest && significant.length <= longest
  }
  const fitsWhole = (whole: string) =>
    whole.startsWith(code) ? fits(whole.slice(code.length)) : isOfLength(whole)
  if (international) return fitsWhole(digits)
  const whole = digits.replace(ABROAD, '')
  return fits(digits) || ((whole !== digits || digits.startsWith(code)) && fitsWhole(whole))
}

const isOfLength = (digits: string) => digits.length >= 5 && digits.length <= LONGEST + BEFORE
