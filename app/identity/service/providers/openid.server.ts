import {
  allowInsecureRequests,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  discovery,
  genericGrantRequest,
} from 'openid-client'
import { HOUR_MS } from '../../../durations'
import { hashSecret } from '../../../secrets/secret.server'
import { type Refusal, refusal } from '../refusal'
import type { OpenIdProvider, ProviderIdentity } from './provider.server'
import { verifyProviderToken } from './provider-token.server'

const TIMEOUT_SECONDS = 10
const DISCOVER_AGAIN_AFTER = HOUR_MS

let cached: { key: string; at: number; configuration: Configuration } | undefined

async function discover(provider: OpenIdProvider) {
  const { issuer, clientId, clientSecret } = provider
  const key = JSON.stringify(provider)
  if (cached?.key === key && Date.now() - cached.at < DISCOVER_AGAIN_AFTER)
    return cached.configuration
  const server = new URL(issuer)
  const configuration = await discovery(server, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: isLoopback(server) ? [allowInsecureRequests] : [],
  })
  cached = { key, at: Date.now(), configuration }
  return configuration
}

/** Tells whether the provider is on this machine, where nobody can listen, so it needs no https. */
const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Derives a sign-in's PKCE verifier, state or nonce from one secret of the browser. */
export const deriveSecret = (use: 'pkce' | 'state' | 'nonce', sessionId: string) =>
  hashSecret(`${use}:${sessionId}`)

export async function authorizationUrl(
  provider: OpenIdProvider,
  redirectUri: string,
  sessionId: string,
) {
  return buildAuthorizationUrl(await discover(provider), {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: deriveSecret('state', sessionId),
    nonce: deriveSecret('nonce', sessionId),
    code_challenge: hashSecret(deriveSecret('pkce', sessionId)),
    code_challenge_method: 'S256',
  })
}

/** Exchanges a code (RFC 6749, 4.1.3). The library would cut the redirect URI and demand `iss`. */
export async function exchangeCode(
  provider: OpenIdProvider,
  given: { code: string; redirectUri: string; sessionId: string },
): Promise<ProviderIdentity | Refusal> {
  const configuration = await discover(provider)
  const tokens = await genericGrantRequest(configuration, 'authorization_code', {
    code: given.code,
    redirect_uri: given.redirectUri,
    code_verifier: deriveSecret('pkce', given.sessionId),
  }).catch((error) => {
    if (isUnreachable(error)) throw error
    return undefined
  })
  if (!tokens?.id_token)
    return refusal('INVALID_IDP_RESPONSE', 'The provider refused the authorization code.')
  const nonce = deriveSecret('nonce', given.sessionId)
  const identity = await readIdentity(provider, tokens.id_token, nonce)
  return 'subject' in identity ? { ...identity, accessToken: tokens.access_token } : identity
}

const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT')

export async function readIdentity(provider: OpenIdProvider, idToken: string, nonce?: string) {
  const { issuer, jwks_uri } = (await discover(provider)).serverMetadata()
  return verifyProviderToken(provider, { issuer, jwks_uri: jwks_uri ?? '' }, idToken, nonce)
}
