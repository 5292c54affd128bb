import { asciiCode } from '../../text-core/digits'

/**
 * Certain rules only, without blanks or hyphens: a number of digits, or a shape. `validator` refuses
 * '1000001' for '1000-001'.
 */
const SHAPES: Record<string, number | RegExp> = {
  BD: 4,
  AT: 4,
  AU: 4,
  BE: 4,
  BR: 8,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
  CH: 4,
  CN: 6,
  DE: 5,
  DK: 4,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FI: 5,
  FR: 5,
  GB: /^([A-Z]{1,2}\d[A-Z\d]?|GIR)\d[A-Z]{2}$|^GIR0AA$/,
  IN: /^[1-9]\d{5}$/,
  IT: 5,
  JP: 7,
  LK: 5,
  MX: 5,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  NO: 4,
  NP: 5,
  PK: 5,
  PL: 5,
  PT: 7,
  SE: 5,
  US: /^\d{5}(\d{4})?$/,
}

/**
 * Tells whether a post code, its digits and letters of any width or script, may be of the country.
 * People write D-10115, 01.310-100 and 〒100–0001, and copied texts hold marks that nobody sees.
 */
export function postCodeFits(country: string, postCode: string) {
  const bare = asciiCode(postCode.normalize('NFKC'))
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^([A-Z])[A-Z]{0,2}-(?=\d)/, (sign, first) => (first === country[0] ? '' : sign))
    .replace(/[-.]/g, '')
  const shape = SHAPES[country] ?? ''
  return new RegExp(typeof shape === 'number' ? `^\\d{${shape}}$` : shape).test(bare)
}

/**
 * Countries that have none, or whose people do not know theirs, as in Nigeria (Google's libaddressinput,
 * whose addresses do not name or not require one).
 */
const UNASKED = `AE AG AO AQ AW BF BH BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CL CM CO CW DJ DM EC EG ER ET
FJ GA GD GH GM GQ GY HK IQ JM JO KE KH KI KM KN KW LA LB LC LR LY ML MO MR MS MW MZ NG NR NU OM PA PE PS QA
RW SB SC SD SL SN SR SS ST SX SY TD TF TG TK TL TO TT TV TZ UG VE VU WS YE ZM ZW`

/** Tells whether an address in the country asks for a post code; true for one that is not chosen yet. */
export const asksPostCode = (country: string) => !country || !UNASKED.includes(country)

/** Tells whether the country's post codes are known to be digits only. */
export const postCodeIsNumber = (country = '') => typeof SHAPES[country] === 'number'
