import type { Settings } from '../../settings/schema'
import { plainRegion, stateNamed, stateOfPostCode } from './states'
import type { ClassRate } from './taxes'

type Taxes = Pick<Settings['money'], 'taxClasses' | 'taxRates'>

/** Where an order goes, as far as it is known; the county as typed, in any case. */
export interface TaxPlace {
  country?: string
  county?: string
  postCode?: string
}

/**
 * Returns each class's rate: the region's, else the country's, else `*`, else no tax. A state of the
 * USA or province of Canada may be abbreviated, and is told by the post code where none is typed.
 */
export function ratesAt({ taxClasses, taxRates }: Taxes, place: TaxPlace): ClassRate[] {
  const { country = '', county, postCode } = place
  const state = stateNamed(country, county) ?? stateOfPostCode(country, postCode)
  const regions = [plainRegion(county), state]
  const here = taxRates.filter((rate) => rate.country === country)
  const ofRegions = regions.flatMap((region) =>
    here.filter(
      (rate) =>
        region && [plainRegion(rate.region), stateNamed(country, rate.region)].includes(region),
    ),
  )
  const ofCountry = here.filter(({ region }) => !region)
  const elsewhere = taxRates.filter((rate) => rate.country === '*')
  const byPlace = [...ofRegions, ...ofCountry, ...elsewhere]
  return taxClasses.map((name) => ({
    class: name,
    percent: byPlace.find((rate) => rate.class === name)?.percent ?? 0,
  }))
}
