/** ISO 3166-1 alpha-2 of the 27 members, and of their regions with codes of their own. */
const MEMBERS = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
  AX GF GP MF MQ RE YT`.split(/\s+/),
)

export const isInEuropeanUnion = (country: string) => MEMBERS.has(country)

/** The days from delivery in which a consumer may withdraw (Directive 2011/83/EU, Article 9). */
export const WITHDRAWAL_DAYS = 14
