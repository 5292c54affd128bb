import type { TaxShare } from '../../cart/rules/taxes'
import type { Billing } from '../order/order'

/** India's states by their code in a GSTIN: names, also as people shorten them. */
const STATES: Record<string, string> = {
  '01': 'jammu kashmir, j k, jk',
  '02': 'himachal pradesh, hp',
  '03': 'punjab, pb',
  '04': 'chandigarh, ch',
  '05': 'uttarakhand, uttaranchal, uk',
  '06': 'haryana, hr',
  '07': 'delhi, new delhi, nct of delhi, dl',
  '08': 'rajasthan, rj',
  '09': 'uttar pradesh, up',
  '10': 'bihar, br',
  '11': 'sikkim, sk',
  '12': 'arunachal pradesh, ar',
  '13': 'nagaland, nl',
  '14': 'manipur, mn',
  '15': 'mizoram, mz',
  '16': 'tripura, tr',
  '17': 'meghalaya, ml',
  '18': 'assam, as',
  '19': 'west bengal, wb',
  '20': 'jharkhand, jh',
  '21': 'odisha, orissa, or, od',
  '22': 'chhattisgarh, chattisgarh, cg',
  '23': 'madhya pradesh, mp',
  '24': 'gujarat, gj',
  '26': 'dadra nagar haveli daman diu, dadra nagar haveli, daman diu',
  '27': 'maharashtra, mh',
  '29': 'karnataka, ka',
  '30': 'goa, ga',
  '31': 'lakshadweep, ld',
  '32': 'kerala, kl',
  '33': 'tamil nadu, tn',
  '34': 'puducherry, pondicherry, py',
  '35': 'andaman nicobar islands, andaman nicobar, an',
  '36': 'telangana, ts, tg',
  '37': 'andhra pradesh, ap',
  '38': 'ladakh, la',
}
/** The states in which PIN codes begin with the two digits before. */
const PINS =
  '11 07; 12 06; 13 06; 14 03 04; 15 03; 16 03 04 06; 17 02; 18 01; 19 01 38; 20 09; 21 09; 22 09; 23 09; 24 05 09; 25 09; 26 05 09; 27 09; 28 09; 30 08; 31 08; 32 08; 33 08; 34 08; 36 24 26; 37 24; 38 24; 39 24 26; 40 27 30; 41 27; 42 27; 43 27; 44 27; 45 23; 46 23; 47 23; 48 23; 49 22; 50 36 37; 51 37; 52 37; 53 34 37; 56 29; 57 29; 58 29; 59 29; 60 33 34; 61 33; 62 33; 63 33; 64 33; 67 32 34; 68 31 32; 69 32; 70 19; 71 19; 72 19; 73 11 19; 74 19 35; 75 21; 76 21; 77 21; 78 12 17 18; 79 12 13 14 15 16 17 18; 80 10 20; 81 10 20; 82 10 20; 83 10 20; 84 10 20; 85 10 20'
/** Territories without a legislature, whose tax is called UTGST. */
const TERRITORIES = ['04', '26', '31', '35', '38']
const GSTIN = /\b(\d\d)[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\b/i

/** Returns the number for India's tax in what a seller wrote, such as 'GSTIN 08AABCJ1234K1Z5'. */
export const gstinIn = (taxNumber: string) => GSTIN.exec(taxNumber)?.[0]

type Buyer = Pick<Billing, 'country' | 'county' | 'postCode'>

/**
 * Returns how India's tax on an invoice is parted: IGST between states, within a state half for the
 * union and half for it. Undefined for a seller without a GSTIN, and where the buyer's state is not
 * sure. `shares` are the invoice's, whose parts sum to them.
 */
export function gstParts(shares: readonly TaxShare[], taxNumber: string, buyer: Buyer) {
  const seller = GSTIN.exec(taxNumber)?.[1]
  if (!seller || buyer.country !== 'IN') return undefined
  const states = statesOf(buyer)
  const isWithin = states.every((state) => state === seller)
  if (states.length === 0 || (!isWithin && states.includes(seller))) return undefined
  const ofState = TERRITORIES.includes(seller) ? 'UTGST' : 'SGST'
  return shares.flatMap(({ percent, tax }) => {
    if (!isWithin) return [{ name: 'IGST', percent, tax }]
    const half = Math.trunc(tax / 2)
    return [
      { name: 'CGST', percent: percent / 2, tax: half },
      { name: ofState, percent: percent / 2, tax: tax - half },
    ]
  })
}

/** Returns the states an address can be of: the named one, else those of its PIN code. */
function statesOf({ county = '', postCode }: Buyer) {
  const named = Object.entries(STATES).find(([, names]) =>
    names.split(',').some((name) => letters(name) === letters(county)),
  )
  if (named) return [named[0]]
  const [, ...states] =
    PINS.split('; ')
      .map((line) => line.split(' '))
      .find(([digits = '']) => postCode.startsWith(digits)) ?? []
  return states
}

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/[^a-z]/g, '')
