import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth'
import { TOKEN_SYNC_MS } from '../../business'

/**
 * Tells a configured place of this origin about the session: POST with the token when somebody
 * signs in or the token is fresh, DELETE when nobody is signed in. A token older than five minutes
 * is not sent (spec section 9), nor the same one twice.
 */
export function syncTokens(auth: Auth, url: string) {
  const target = new URL(url, location.origin)
  if (target.origin !== location.origin || !window.isSecureContext) return
  let sent: string | undefined | null = null
  const tell = async (user: User | null) => {
    const result = await user?.getIdTokenResult()
    if (result && Date.now() - Date.parse(result.issuedAtTime) > TOKEN_SYNC_MS) return
    if (sent === result?.token) return
    sent = result?.token
    await fetch(target, {
      method: sent ? 'POST' : 'DELETE',
      ...(sent && { headers: { Authorization: `Bearer ${sent}` } }),
    }).catch(() => {}) // optional: a place that does not answer never stops a sign-in
  }
  beforeAuthStateChanged(auth, tell, () => tell(auth.currentUser))
  onIdTokenChanged(auth, tell)
}
