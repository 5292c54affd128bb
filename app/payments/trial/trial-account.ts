import { randomBytes } from 'node:crypto'
import type { ProviderAccount } from '../accounts.server'
import { USUAL_MINUTES } from '../usual-minutes'

const CONFIRMED = 'confirmed'

interface TrialChoices {
  publicToo?: boolean
  minutes?: number
  byHand?: boolean
  /** The keys of the account before, whose messages stay true. */
  keys?: ProviderAccount['keys']
}

/**
 * Makes the account of the built-in test payment, with a key of its own that signs its messages.
 * `publicToo` says that the merchant wants it though others reach the shop.
 */
export const newTrialAccount = ({
  publicToo = false,
  minutes = USUAL_MINUTES,
  byHand = false,
  keys = {},
}: TrialChoices = {}): ProviderAccount => ({
  ...{ provider: 'test', live: false, minutes, byHand },
  keys: {
    signingKey: keys['signingKey'] ?? randomBytes(32).toString('base64url'),
    ...(publicToo && { publicToo: CONFIRMED }),
  },
})

/** Tells whether the merchant wants test payments though others reach the shop. */
export const isPublicToo = (keys: ProviderAccount['keys']) => keys['publicToo'] === CONFIRMED

/** Says why test payments may not be made in a shop, which is public or not; undefined when they may. */
export const trialRefusal = (keys: ProviderAccount['keys'], isPublic: boolean) =>
  isPublic && !isPublicToo(keys)
    ? 'Others reach this shop: the test payment takes no money, and is refused until you confirm it.'
    : undefined
