import { signOut as signOutOfSdk } from '@firebase/auth'
import { sessionChanged } from '../has-session'
import { openAuth } from './auth'

/** Signs out and revokes the session at our own service, if it can be reached. */
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
    await user
      .getIdToken()
      .then(revoke)
      .catch(() => {})
  }
  await signOutOfSdk(auth)
  sessionChanged()
}
