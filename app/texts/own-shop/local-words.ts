const byCountry = (names: Record<string, string>) =>
  new Map(
    Object.entries(names).flatMap(([name, countries]) =>
      countries.split(' ').map((country): [string, string] => [country, name]),
    ),
  )

/** What English-speaking shoppers of a country call its tax on goods, where it is not VAT. */
const TAXES = byCountry({
  GST: 'AU BT IN MV NZ PG PK SG',
  'GST/HST': 'CA',
  'sales tax': 'US',
})
/** What they call the part of a country that stands in an address, where it is not a region. */
const REGIONS = byCountry({
  state: 'AU BR IN MX MY NG US',
  province: 'AR CA CN ID PH PK TH VN ZA',
  district: 'BD BT LK NP',
  county: 'EE GB HR HU IE KE NO RO SE',
  prefecture: 'JP',
  emirate: 'AE',
})
/** What they call a post code. */
const POST_CODES = byCountry({
  ZIP: 'PH US',
  PIN: 'IN',
  postal: 'CA CN ID JP KR LK MX SG TH VN ZA',
})
/** What names a bank's branch in a transfer within a country, where it is not the BIC. */
const BANK_CODES = byCountry({ IFSC: 'IN' })
const BANK_CODE = /\bBIC(?: \(SWIFT\))?/g
const TAX = /\bVat\b|\bVAT\b/g
const REGION = /\bcounty\b/gi
const POST_CODE = /\bpost(?= code)/gi
const BEGINNING = /(?:^|[.!?] )$/

/**
 * Says in an English text what a shop's country calls tax, region, post code and a bank's code:
 * 'Includes GST 5%', 'State', 'ZIP code', 'IFSC'.
 */
export const withLocalWords = (text: string, country: string) =>
  text
    .replace(TAX, (_, at: number) => {
      const name = TAXES.get(country) ?? 'VAT'
      return BEGINNING.test(text.slice(0, at)) ? capital(name) : name
    })
    .replace(BANK_CODE, (bic) => BANK_CODES.get(country) ?? bic)
    .replace(REGION, (county) =>
      likeIt(county, country ? (REGIONS.get(country) ?? 'region') : 'county'),
    )
    .replace(POST_CODE, (post) => likeIt(post, POST_CODES.get(country) ?? 'post'))

/** Returns a name with a capital where the word that it replaces has one. */
const likeIt = (word: string, name: string) => (/^[A-Z]/.test(word) ? capital(name) : name)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
