import { type AuthCredential, OAuthCredential, signInWithCredential } from '@firebase/auth'
import { openAuth } from './auth'

const STARTED = 'google-sign-in'
const PROVIDER = 'google.com'

interface Started {
  sessionId: string
  returnTo: string
}

/** Signs in by authorization code with PKCE (RFC 7636); true when a hosted popup signed in. */
export async function startGoogle(returnTo: string): Promise<boolean> {
  const auth = await openAuth()
  if (!auth.emulatorConfig) {
    const { signInWithGooglePopup } = await import('./hosted-google')
    await signInWithGooglePopup(auth)
    return true
  }
  const response = await fetch(
    `/identitytoolkit.googleapis.com/v1/accounts:createAuthUri?key=${auth.config.apiKey}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ providerId: PROVIDER, continueUri: `${location.origin}/login` }),
      signal: AbortSignal.timeout(15_000),
    },
  )
  const body = await response.json()
  if (!response.ok) {
    const off = String(body.error?.message).startsWith('OPERATION_NOT_ALLOWED')
    throw { code: off ? 'auth/operation-not-allowed' : 'auth/invalid-idp-response' }
  }
  const started: Started = { sessionId: body.sessionId, returnTo }
  sessionStorage.setItem(STARTED, JSON.stringify(started))
  location.assign(body.authUri)
  return false
}

export function startedGoogle(query: URLSearchParams): Started | undefined {
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return undefined
  try {
    return JSON.parse(sessionStorage.getItem(STARTED) ?? '') as Started
  } catch {
    return { sessionId: '', returnTo: '' }
  }
}

export async function finishGoogle(query: URLSearchParams, { sessionId }: Started) {
  sessionStorage.removeItem(STARTED)
  if (!query.has('code')) throw { code: 'auth/invalid-idp-response' }
  const pendingToken = new URLSearchParams({
    providerId: PROVIDER,
    code: query.get('code') ?? '',
    state: query.get('state') ?? '',
    sessionId,
  }).toString()
  const credential = OAuthCredential.fromJSON({
    providerId: PROVIDER,
    signInMethod: PROVIDER,
    pendingToken,
  }) as AuthCredential
  await signInWithCredential(await openAuth(), credential)
}
