import type { Billing } from './order'

/** Countries whose parcels name the town before its post code; others write '1010 Wien'. */
const TOWN_FIRST = new Set(
  'AU BD BT CA ID IN JO KH KR LB MM MV NG NP NZ PK SA SG TH TW US VN'.split(' '),
)
/** Countries that write the post code below the town. */
const CODE_BELOW = new Set(['GB', 'IE', 'KE', 'LK', 'ZA'])
/** Countries that write state or province between the town and its code. */
const STATE_BETWEEN = new Set(['AU', 'CA', 'US'])

/** Begins as Chinese, Japanese and Korean do, where the larger stands first: family, province. */
const LARGE_FIRST = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/** Returns a person's name in the order of its script. */
export const personName = ({ firstName, lastName }: Pick<Billing, 'firstName' | 'lastName'>) =>
  (LARGE_FIRST.test(lastName) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim()

/**
 * Returns lines as on a parcel to the country, after libaddressinput's formats. `country` is its name
 * for the reader, by default the code.
 */
export function addressLines(
  billing: Omit<Billing, 'phone' | 'email'>,
  country = billing.country,
): string[] {
  const { company, street, postCode, county, city } = billing
  const place = LARGE_FIRST.test(street)
    ? [[postCode, county, city].filter(Boolean).join(' '), street]
    : [street, ...townLines(billing)]
  return [personName(billing), company, ...place, country].filter((line): line is string =>
    Boolean(line),
  )
}

type Place = Pick<Billing, 'city' | 'county' | 'postCode' | 'country'>

function townLines({ city, county, postCode, country }: Place) {
  if (CODE_BELOW.has(country)) return [city, county, postCode]
  if (!TOWN_FIRST.has(country)) return [`${postCode} ${city}`.trim(), county]
  if (!county || !STATE_BETWEEN.has(country)) return [`${city} ${postCode}`.trim(), county]
  return [`${city}${country === 'US' ? ',' : ''} ${county} ${postCode}`.trim()]
}
