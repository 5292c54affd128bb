import { config } from '../../config.server'
import type { BrowserSettings } from '../browser/settings'
import { GOOGLE, providerOf } from './providers/provider.server'

export const isHosted = () => Boolean(config.FIREBASE_PROJECT_ID && config.FIREBASE_API_KEY)

export const browserSettings = (): BrowserSettings => ({
  apiKey: config.FIREBASE_API_KEY ?? config.IDENTITY_API_KEY,
  projectId: config.FIREBASE_PROJECT_ID ?? config.IDENTITY_PROJECT_ID,
  hosted: isHosted(),
  authDomain: config.FIREBASE_AUTH_DOMAIN,
  tokenSyncUrl: config.IDENTITY_TOKEN_SYNC_URL,
})

export const hasGoogle = () =>
  isHosted() ? Boolean(config.FIREBASE_AUTH_DOMAIN) : Boolean(providerOf(GOOGLE))
