import { persistedList } from '../../ui/persisted-list'

/** Where an order would go, as far as the shopper has said: for its day of arrival. */
export interface DeliveryPlace {
  /** ISO 3166-1 alpha-2; undefined when only the post code is known. */
  country?: string
  postCode: string
}

const LONGEST_CODE = 20

/** A list of one. Key and shape are names in stored data: do not change them. */
const places = persistedList<DeliveryPlace>('place', (value) => {
  const { country, postCode } = (value ?? {}) as Record<string, unknown>
  if (typeof postCode !== 'string' || !postCode || postCode.length > LONGEST_CODE) return undefined
  return { postCode, ...(typeof country === 'string' && { country }) }
})

export const usePlace = (): DeliveryPlace | undefined => places.use()[0]
export const currentPlace = (): DeliveryPlace | undefined => places.get()[0]

export const storePlace = (place: DeliveryPlace) =>
  places.update((known) =>
    known[0]?.postCode === place.postCode && known[0].country === place.country ? known : [place],
  )
