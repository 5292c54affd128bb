import type { IconName } from '../../ui/icon'

/** Stores and networks of the footer. Spec section 2. */
export type Place = 'googlePlay' | 'appStore' | 'facebook' | 'x' | 'instagram' | 'linkedin'

/** Addresses of those that the merchant has set; the others are not there yet. */
export type Places = Partial<Record<Place, string>>

export const NETWORKS: readonly { place: Place; name: string; icon: IconName }[] = [
  { place: 'facebook', name: 'Facebook', icon: 'facebook' },
  { place: 'x', name: 'X', icon: 'twitter-x' },
  { place: 'instagram', name: 'Instagram', icon: 'instagram' },
  { place: 'linkedin', name: 'LinkedIn', icon: 'linkedin' },
]

/** Says what is there and what is not yet. */
export const ELSEWHERE = '/elsewhere'
