import { _getProvider, type FirebaseApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
} from '@firebase/auth'
import { type BrowserSettings, SETTINGS_PATH } from './settings'
import { syncTokens } from './token-sync'

declare module '@firebase/app' {
  // The SDK exports this for its own packages only and omits it from its public types.
  export function _getProvider(
    app: FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate(): { addAuthTokenListener(listener: () => void): void } }
}

let opened: Promise<Auth> | undefined

/** Resolves once the SDK has read and checked its stored user. */
export function openAuth(): Promise<Auth> {
  opened ??= open().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open() {
  const response = await fetch(SETTINGS_PATH, { signal: AbortSignal.timeout(15_000) })
  if (!response.ok) throw new Error(`identity settings: status ${response.status}`)
  const settings = (await response.json()) as BrowserSettings
  const { apiKey, projectId, authDomain, hosted } = settings
  const app = initializeApp({ apiKey, projectId, authDomain })
  const auth = initializeAuth(app, { persistence: browserLocalPersistence })
  // Our own service is at the root of this origin. The SDK allows this call only before any other.
  if (!hosted) connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  auth.languageCode = document.documentElement.lang || 'en'
  refreshAhead(app)
  if (settings.tokenSyncUrl) syncTokens(auth, settings.tokenSyncUrl)
  await auth.authStateReady()
  return auth
}

/** The SDK refreshes tokens ahead (spec section 4) only for a listener of its internal provider. */
function refreshAhead(app: FirebaseApp) {
  const internal = _getProvider(app, 'auth-internal').getImmediate()
  internal.addAuthTokenListener(() => {})
}
