import { _getProvider, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth'
import { type BrowserSettings, SETTINGS_PATH } from './settings'
import { syncTokens } from './token-sync'

declare module 'firebase/app' {
  // Exported for the SDK's own packages and left out of its public types.
  export function _getProvider(
    app: FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate(): { addAuthTokenListener(listener: () => void): void } }
}

let opened: Promise<Auth> | undefined

/** The SDK's Auth of this page, ready: its kept user is read and checked. Opened once. */
export function openAuth(): Promise<Auth> {
  opened ??= open().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open() {
  const answer = await fetch(SETTINGS_PATH)
  if (!answer.ok) throw new Error('identity settings are not to be had')
  const settings = (await answer.json()) as BrowserSettings
  const { apiKey, projectId, authDomain, hosted } = settings
  const app = initializeApp({ apiKey, projectId, authDomain })
  const auth = initializeAuth(app, { persistence: browserLocalPersistence })
  // Our own service speaks the protocol at the root of this origin; must follow initializeAuth at once.
  if (!hosted) connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  auth.languageCode = document.documentElement.lang || 'en'
  refreshAhead(app)
  if (settings.tokenSyncUrl) syncTokens(auth, settings.tokenSyncUrl)
  await auth.authStateReady()
  return auth
}

/**
 * The SDK refreshes tokens five minutes ahead (spec section 4) only while something listens to
 * them by its internal provider, as its other products do; an app with auth alone must say so.
 */
function refreshAhead(app: FirebaseApp) {
  const internal = _getProvider(app, 'auth-internal').getImmediate()
  internal.addAuthTokenListener(() => {})
}
