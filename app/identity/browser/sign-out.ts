import { signOut as signOutOfSdk } from '@firebase/auth'
import { sessionChanged } from '../has-session'
import { openAuth } from './auth'

const LIMIT_MS = 5000

/** Signs out and revokes the session at our own service, if it answers in time. */
export async function signOut() {
  const auth = await openAuth()
  const user = auth.currentUser
  if (user && auth.emulatorConfig) {
    const url = `/identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=${auth.config.apiKey}`
    const { refreshToken: token } = user
    const revoke = (idToken: string) =>
      fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ providerId: 'own', tokenType: 'REFRESH_TOKEN', token, idToken }),
        keepalive: true,
      })
    // Without a network an old token cannot be renewed.
    const revoked = user
      .getIdToken()
      .then(revoke)
      .catch(() => {})
    // The request goes on after the limit.
    await Promise.race([revoked, new Promise((go) => setTimeout(go, LIMIT_MS))])
  }
  await signOutOfSdk(auth)
  sessionChanged()
}
