import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { config } from '../../../config.server'
import { type Refusal, refuse } from '../refusal'
import { hashOf } from '../tokens/secrets.server'

/** A provider that signs people in by OpenID Connect. */
export interface Provider {
  id: string
  issuer: string
  clientId: string
  clientSecret?: string
}

/** What a provider vouches for. */
export interface Identity {
  providerId: string
  issuer: string
  subject: string
  email?: string
  emailVerified: boolean
  name?: string
  picture?: string
  idToken: string
  accessToken?: string
  claims: Record<string, unknown>
}

export const GOOGLE = 'google.com'

/** The provider of an id, when the settings name its client. */
export function providerOf(id: unknown): Provider | undefined {
  if (id !== GOOGLE || !config.OIDC_GOOGLE_CLIENT_ID) return undefined
  return {
    id,
    issuer: config.OIDC_GOOGLE_ISSUER.replace(/\/$/, ''),
    clientId: config.OIDC_GOOGLE_CLIENT_ID,
    clientSecret: config.OIDC_GOOGLE_CLIENT_SECRET,
  }
}

interface Discovery {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  jwks_uri: string
}

const TIMEOUT = 10_000
const DISCOVERY_KEPT = 3_600_000
let discovered: { of: string; at: number; found: Discovery } | undefined
let keys: { of: string; find: ReturnType<typeof createRemoteJWKSet> } | undefined

/** The provider's own description (OpenID Connect Discovery), kept for an hour. */
export async function discover({ issuer }: Provider): Promise<Discovery> {
  if (discovered?.of === issuer && Date.now() - discovered.at < DISCOVERY_KEPT)
    return discovered.found
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const found = (await answer.json()) as Discovery
  if (!answer.ok || found.issuer.replace(/\/$/, '') !== issuer)
    throw new Error(`no OpenID provider at ${issuer}`)
  discovered = { of: issuer, at: Date.now(), found }
  return found
}

// Apps hand the provider the nonce hashed and us the nonce itself, as the SDK's documentation asks.
const sha256Hex = (nonce?: string) => nonce && createHash('sha256').update(nonce).digest('hex')

/** What a secret of the browser becomes on its way: PKCE verifier, state, nonce. */
export const derived = (use: 'pkce' | 'state' | 'nonce', sessionId: string) =>
  hashOf(`${use}:${sessionId}`)

/** Trades an authorization code for the ID token (RFC 6749 4.1.3, RFC 7636 4.5). */
export async function exchange(
  provider: Provider,
  given: { code: string; redirectUri: string; sessionId: string },
): Promise<Identity | Refusal> {
  const { token_endpoint } = await discover(provider)
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: given.code,
    redirect_uri: given.redirectUri,
    client_id: provider.clientId,
    code_verifier: derived('pkce', given.sessionId),
    ...(provider.clientSecret && { client_secret: provider.clientSecret }),
  })
  const answer = await fetch(token_endpoint, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const tokens = (await answer.json().catch(() => ({}))) as {
    id_token?: string
    access_token?: string
  }
  if (!answer.ok || !tokens.id_token)
    return refuse('INVALID_IDP_RESPONSE', 'The provider refused the authorization code.')
  const identity = await readProviderToken(
    provider,
    tokens.id_token,
    derived('nonce', given.sessionId),
  )
  return 'subject' in identity ? { ...identity, accessToken: tokens.access_token } : identity
}

/** Verifies a provider's ID token: signature, issuer, audience, expiry and, where it has one, nonce. */
export async function readProviderToken(
  provider: Provider,
  idToken: string,
  nonce?: string,
): Promise<Identity | Refusal> {
  const { issuer, jwks_uri } = await discover(provider)
  if (keys?.of !== jwks_uri) keys = { of: jwks_uri, find: createRemoteJWKSet(new URL(jwks_uri)) }
  try {
    const { payload } = await jwtVerify(idToken, keys.find, {
      issuer,
      audience: provider.clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      clockTolerance: 30,
    })
    if (payload.nonce !== nonce && payload.nonce !== sha256Hex(nonce))
      return refuse('MISSING_OR_INVALID_NONCE', 'The nonce does not match the ID token.')
    const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
    return {
      providerId: provider.id,
      issuer,
      subject: String(payload.sub),
      email: text(payload.email)?.toLowerCase(),
      emailVerified: payload.email_verified === true,
      name: text(payload.name)?.slice(0, 256),
      picture: text(payload.picture)?.slice(0, 2048),
      idToken,
      claims: payload,
    }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return refuse('INVALID_IDP_RESPONSE', 'The ID token could not be verified.')
    throw error
  }
}
