import type { Billing } from './order'

/**
 * An address as it stands on a parcel, one text a line, the name first. `country` is the country's
 * name in the reader's language; without it the line is the code.
 */
export function addressLines(billing: Billing, country = billing.country): string[] {
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
