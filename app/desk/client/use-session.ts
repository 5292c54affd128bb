import type { Language } from '../../business'
import type { Payment } from '../../settings/payments'
import { may, type Right, type Role } from '../rights/rights'
import { useRead } from './desk-fetch'

export interface DeskSession {
  staff: { id: string; name: string; email: string; role: Role }
  confirmedAt: number
  shop: {
    name: string
    /** False until the merchant opens a shop of their own. */
    isOpen: boolean
    timeZone: string
    /** The locale in whose manner dates are written. */
    dateLocale: string
    /** The country of an address before it is chosen; empty where nobody can tell. */
    country: string
    language: Language
    /** The languages that shoppers can read the shop in. */
    languages: readonly Language[]
    /** The ways to pay that the shop offers and that no provider handles. */
    offlineWays: readonly Payment[]
    /** The names of the parcel services whose parcels can be followed. */
    carriers: readonly string[]
    currency: string
    pattern: string
  }
}

/** Returns the session; screens render only once it is known. */
export const useSession = () => useRead<DeskSession>('/session').data as DeskSession

/** Returns a function that tells whether the person has a right. */
export function useMay() {
  const { role } = useSession().staff
  return (right: Right) => may(role, right)
}
