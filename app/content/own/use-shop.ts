import { useRouteLoaderData } from 'react-router'
import type { WeightUnit } from '../../texts/weight'
import type { Places } from '../elsewhere/elsewhere'

/** What every page shows of the shop, beside its name (texts, `shell.brand`). */
export interface ShopShown extends Places {
  address: string
  phone: string
  email: string
  /** Where the banner leads. */
  banner: string
  /** Where it is one for all languages. */
  weightUnit?: WeightUnit
}

const NONE: Partial<ShopShown> = {}

/** As the root's loader sends it; nothing on a page that failed. */
export const useShop = () => useRouteLoaderData<{ shop: ShopShown }>('root')?.shop ?? NONE
