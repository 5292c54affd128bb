import type { Settings } from '../../settings/schema'
import { compatibleWithoutAccents } from '../../text-core/spelling'
import type { ClassRate } from './taxes'

type Taxes = Pick<Settings['money'], 'taxClasses' | 'taxRates'>

/** Returns each class's rate: the region's, else the country's, else `*`, else no tax. */
export function ratesAt(
  { taxClasses, taxRates }: Taxes,
  country: string,
  county = '',
): ClassRate[] {
  const region = plain(county)
  return taxClasses.map((name) => {
    const fits = (place: string, its: string | undefined) =>
      taxRates.find(
        (rate) =>
          rate.class === name &&
          rate.country === place &&
          (its === undefined ? rate.region === undefined : plain(rate.region) === its),
      )
    const found =
      (region && fits(country, region)) || fits(country, undefined) || fits('*', undefined)
    return { class: name, percent: found ? found.percent : 0 }
  })
}

/** Makes 'Québec' and 'quebec ' one region. */
const plain = (text = '') =>
  compatibleWithoutAccents(text.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
