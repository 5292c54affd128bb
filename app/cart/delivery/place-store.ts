import { persistedList } from '../../ui/persisted-list'

const LONGEST = 100

/**
 * The place an order would go to, as far as the shopper has said, for tax and day of arrival: post
 * code, then country (ISO 3166-1 alpha-2) and county when those are known. Key and shape are stored
 * data: do not change them.
 */
const place = persistedList<string>('place', (value) =>
  typeof value === 'string' ? value.slice(0, LONGEST) : undefined,
)

export const usePlace = place.use
export const currentPlace = place.get
export const watchPlace = place.subscribe

export const storePlace = (postCode: string, country?: string, county?: string) =>
  place.update((known) => {
    const said = [postCode, ...(country ? [country, ...(county ? [county] : [])] : [])]
    return known.join() === said.join() ? known : said
  })
