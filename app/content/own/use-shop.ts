import { useRouteLoaderData } from 'react-router'
import type { WeightUnit } from '../../texts/weight'
import type { Places } from '../elsewhere/social-links'

/** A path without its language, or an address, and the words of the link. */
export type MenuLink = readonly [to: string, label: string]

/** The shop's data on every page, besides its name (texts, `shell.brand`). */
export interface ShopShown extends Places {
  address: string
  phone: string
  email: string
  /** The banner's link. */
  banner: string
  /** The header's links, where they are not the demo's. */
  header?: MenuLink[]
  /** The footer's links, where they are not the demo's. */
  footer?: MenuLink[]
  /** The footer's last line of a merchant's own shop, which shows nothing that is not set. */
  copyright?: string
  /** Set where all languages share one unit. */
  weightUnit?: WeightUnit
}

const NONE: Partial<ShopShown> = {}

/** Returns what the root's loader sends, or nothing on a page that failed. */
export const useShop = () => useRouteLoaderData<{ shop: ShopShown }>('root')?.shop ?? NONE
