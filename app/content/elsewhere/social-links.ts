import type { IconName } from '../../ui/icon'

/** Stores and networks of the footer (spec section 2). */
type StoreOrNetwork = 'googlePlay' | 'appStore' | 'facebook' | 'x' | 'instagram' | 'linkedin'

/** Addresses that the merchant has set; the other places are not there yet. */
export type Places = Partial<Record<StoreOrNetwork, string>>

export const NETWORKS: readonly { place: StoreOrNetwork; name: string; icon: IconName }[] = [
  { place: 'facebook', name: 'Facebook', icon: 'facebook' },
  { place: 'x', name: 'X', icon: 'twitter-x' },
  { place: 'instagram', name: 'Instagram', icon: 'instagram' },
  { place: 'linkedin', name: 'LinkedIn', icon: 'linkedin' },
]

/** The page that says which of them exist. */
export const ELSEWHERE = '/elsewhere'
