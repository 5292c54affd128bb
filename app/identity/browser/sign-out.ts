import { signOut as signOutOfSdk } from '@firebase/auth'
import { sessionChanged } from '../has-session'
import { openAuth } from './auth'

/** Signs out and revokes the session at our own service, if it can be reached. */
export async function signOut() {
  const auth = await openAuth()
  const user = auth.currentUser
  if (user && auth.emulatorConfig) {
    const url = `/identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=${auth.config.apiKey}`
    const idToken = await user.getIdToken()
    const body = {
      providerId: 'own',
      tokenType: 'REFRESH_TOKEN',
      token: user.refreshToken,
      idToken,
    }
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => {})
  }
  await signOutOfSdk(auth)
  sessionChanged()
}
