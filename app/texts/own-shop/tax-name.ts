/** What English-speaking shoppers of a country call its tax on goods, where it is not VAT. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['AU', 'BT', 'IN', 'MV', 'NZ', 'PG', 'PK', 'SG'].map((one) => [one, 'GST']),
  ),
  CA: 'GST/HST',
  US: 'sales tax',
}
const TAX = /\b(?:Vat|VAT)\b/g
const BEGINNING = /(?:^|[.!?] )$/

/** Names the tax in an English text as the shop's country does: 'Includes GST 5%'. */
export const withTaxName = (text: string, country: string) =>
  text.replace(TAX, (_, at: number) => {
    const name = NAMES[country] ?? 'VAT'
    const begins = BEGINNING.test(text.slice(0, at))
    return begins ? name.charAt(0).toUpperCase() + name.slice(1) : name
  })
