import type { Billing } from './order'

/** Lines as on a parcel. `country` is the name in the reader's language, by default the code. */
export function addressLines(
  billing: Omit<Billing, 'phone' | 'email'>,
  country = billing.country,
): string[] {
  const { firstName, lastName, company, street, city, county, postCode } = billing
  return [
    `${firstName} ${lastName}`,
    company,
    street,
    `${postCode} ${city}`,
    county,
    country,
  ].filter((line): line is string => Boolean(line))
}
