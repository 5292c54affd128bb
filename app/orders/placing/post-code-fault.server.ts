import { settings } from '../../settings/settings.server'
import { isCountry } from '../order/countries'
import { postCodeFits } from '../order/post-codes'

/** More certain shapes, without blanks and hyphens; the checkout in the browser does not know them. */
const MORE_SHAPES: Record<string, RegExp> = {
  AR: /^([A-Z]\d{4}[A-Z]{3}|\d{4})$/,
  BG: /^\d{4}$/,
  CY: /^\d{4}$/,
  CZ: /^\d{5}$/,
  EE: /^\d{5}$/,
  GR: /^\d{5}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  ID: /^\d{5}$/,
  IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/,
  IL: /^\d{5}(\d{2})?$/,
  IS: /^\d{3}$/,
  KR: /^\d{5}$/,
  LI: /^94(8[5-9]|9[0-8])$/,
  LT: /^\d{5}$/,
  LU: /^\d{4}$/,
  LV: /^\d{4}$/,
  MT: /^[A-Z]{3}\d{4}$/,
  MY: /^\d{5}$/,
  NZ: /^\d{4}$/,
  PH: /^\d{4}$/,
  RO: /^\d{6}$/,
  RU: /^\d{6}$/,
  SG: /^\d{6}$/,
  SI: /^\d{4}$/,
  SK: /^\d{5}$/,
  TH: /^\d{5}$/,
  TR: /^\d{5}$/,
  UA: /^\d{5}$/,
  VN: /^\d{5,6}$/,
  ZA: /^\d{4}$/,
}

/** The signs of cars, which people in Europe put before a post code. */
const CAR_SIGNS: Record<string, string> = {
  ...{ A: 'AT', B: 'BE', D: 'DE', E: 'ES', F: 'FR', H: 'HU', I: 'IT', L: 'LU', N: 'NO', P: 'PT' },
  ...{ S: 'SE', FIN: 'FI', SLO: 'SI', FL: 'LI' },
}

/** Returns the country that a code such as AT-1010 or D-10115 names; undefined where none. */
export function countryOfPrefix(postCode: string) {
  const [, sign] = /^([A-Z]{1,3})\s*-\s*\d/.exec(postCode.trim().toUpperCase()) ?? []
  if (!sign) return undefined
  return CAR_SIGNS[sign] ?? (isCountry(sign) ? sign : undefined)
}

/**
 * Returns why a post code cannot be of the country; undefined where it may be. A merchant's own
 * shop knows more countries than the spec's, names the code and asks about one of another country.
 */
export function postCodeFault(country: string, postCode: string) {
  const own = settings().shop.kind === 'own'
  const named = own ? countryOfPrefix(postCode) : undefined
  if (named && named !== country) return 'postCodeElsewhere'
  const plain = named ? postCode.replace(/^[^-]*-/, '') : postCode
  if (!postCodeFits(country, plain)) return own ? 'postCodeOf' : 'postCode'
  const bare = plain.toUpperCase().replace(/[\s-]/g, '')
  return own && MORE_SHAPES[country]?.test(bare) === false ? 'postCodeOf' : undefined
}
