import type { User } from 'firebase/auth'
import { openAuth } from './browser-auth'

/**
 * The signed-in user's ID token, fresh for at least 30 s (spec section 9); undefined when nobody is
 * signed in or the service cannot be reached. Load this module lazily, and only when `hasSession`.
 */
export async function idToken(): Promise<string | undefined> {
  try {
    const auth = await openAuth()
    return await auth.currentUser?.getIdToken()
  } catch {
    return undefined
  }
}

/** Who is signed in, once the SDK knows; undefined when nobody is. */
export async function currentUser(): Promise<User | undefined> {
  return (await openAuth()).currentUser ?? undefined
}
