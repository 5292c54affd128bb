import { useRouteLoaderData } from 'react-router'
import type { WeightUnit } from '../../texts/weight'
import type { Places } from '../elsewhere/elsewhere'

/** The shop's data on every page, besides its name (texts, `shell.brand`). */
export interface ShopShown extends Places {
  address: string
  phone: string
  email: string
  /** The banner's link. */
  banner: string
  /** Set where all languages share one unit. */
  weightUnit?: WeightUnit
}

const NONE: Partial<ShopShown> = {}

/** Returns what the root's loader sends, or nothing on a page that failed. */
export const useShop = () => useRouteLoaderData<{ shop: ShopShown }>('root')?.shop ?? NONE
