import { hasSession } from './has-session'

/** Returns the header that acts for a signed-in shopper, or none. Loads the SDK only with a session. */
export async function bearer(): Promise<Record<string, string>> {
  if (!hasSession()) return {}
  const { idToken } = await import('./browser/session')
  const token = await idToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}
