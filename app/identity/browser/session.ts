import { onIdTokenChanged, type User } from '@firebase/auth'
import { sessionChanged } from '../has-session'
import { openAuth } from './auth'

export interface Shopper {
  uid: string
  name: string
  email: string
  emailVerified: boolean
  /** False with Google alone. */
  hasPassword: boolean
  since: string
}

/** Returns a token fresh for 30 s (spec section 9), or undefined. Load only when `hasSession`. */
export async function idToken(): Promise<string | undefined> {
  try {
    const auth = await openAuth()
    return await auth.currentUser?.getIdToken()
  } catch {
    return undefined
  }
}

/** Returns undefined when nobody is signed in. Throws when the service cannot be reached. */
export async function currentShopper(): Promise<Shopper | undefined> {
  const { currentUser } = await openAuth()
  return currentUser ? shopperOf(currentUser) : undefined
}

/** Calls back now and after a change in any tab. Returns a function to stop. */
export async function watchShopper(listener: (shopper: Shopper | undefined) => void) {
  const auth = await openAuth()
  return onIdTokenChanged(auth, (user) => {
    sessionChanged()
    listener(user ? shopperOf(user) : undefined)
  })
}

const shopperOf = (user: User): Shopper => ({
  uid: user.uid,
  name: user.displayName ?? '',
  email: user.email ?? '',
  emailVerified: user.emailVerified,
  hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
  since: user.metadata.creationTime ? new Date(user.metadata.creationTime).toISOString() : '',
})
