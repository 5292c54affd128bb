import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from '@firebase/auth'
import { TOKEN_SYNC_MS } from '../../business'

/** Sends POST with each new token, DELETE after a sign-out; none older than 5 min (spec 9). */
export function syncTokens(auth: Auth, url: string) {
  const target = new URL(url, location.origin)
  if (target.origin !== location.origin || !window.isSecureContext) return
  let sent: string | undefined | null = null
  const send = async (user: User | null) => {
    const result = await user?.getIdTokenResult()
    if (result && Date.now() - Date.parse(result.issuedAtTime) > TOKEN_SYNC_MS) return
    if (sent === result?.token) return
    sent = result?.token
    await fetch(target, {
      method: sent ? 'POST' : 'DELETE',
      signal: AbortSignal.timeout(10_000),
      ...(sent && { headers: { Authorization: `Bearer ${sent}` } }),
    }).catch(() => {}) // An unreachable or hanging URL must not stop a sign-in.
  }
  beforeAuthStateChanged(auth, send, () => send(auth.currentUser))
  onIdTokenChanged(auth, send)
}
