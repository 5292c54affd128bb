import type { Billing } from './order'

/** Returns lines as on a parcel. `country` is its name for the reader, by default the code. */
export function addressLines(
  billing: Omit<Billing, 'phone' | 'email'>,
  country = billing.country,
): string[] {
  const { firstName, lastName, company, street, city, county, postCode } = billing
  return [
    `${firstName} ${lastName}`,
    company,
    street,
    `${postCode} ${city}`.trim(),
    county,
    country,
  ].filter((line): line is string => Boolean(line))
}
