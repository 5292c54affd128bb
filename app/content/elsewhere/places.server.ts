import { config } from '../../config.server'
import type { Places } from './elsewhere'

/** Without those that are unset, which every page would carry. */
export const placesSet = (): Places =>
  Object.fromEntries(
    Object.entries({
      googlePlay: config.GOOGLE_PLAY_URL,
      appStore: config.APP_STORE_URL,
      facebook: config.FACEBOOK_URL,
      x: config.X_URL,
      instagram: config.INSTAGRAM_URL,
      linkedin: config.LINKEDIN_URL,
    } satisfies Places).filter(([, address]) => address),
  )
