import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { beginningOf } from '../../../text-core/graphemes'
import { type Refusal, refusal } from '../refusal'
import type { OpenIdProvider, ProviderIdentity } from './provider.server'

let cached: { url: string; find: ReturnType<typeof createRemoteJWKSet> } | undefined

/** Verifies a token by jose: openid-client verifies only those it fetched; apps send theirs. */
export async function verifyProviderToken(
  provider: OpenIdProvider,
  { issuer, jwks_uri }: { issuer: string; jwks_uri: string },
  idToken: string,
  nonce?: string,
): Promise<ProviderIdentity | Refusal> {
  if (cached?.url !== jwks_uri)
    cached = { url: jwks_uri, find: createRemoteJWKSet(new URL(jwks_uri)) }
  try {
    const { payload } = await jwtVerify(idToken, cached.find, {
      issuer,
      audience: provider.clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      clockTolerance: 30,
    })
    if (payload.nonce !== nonce && payload.nonce !== sha256Hex(nonce))
      return refusal('MISSING_OR_INVALID_NONCE', 'The nonce does not match the ID token.')
    return {
      providerId: provider.id,
      issuer,
      subject: String(payload.sub),
      email: text(payload.email)?.toLowerCase(),
      emailVerified: payload.email_verified === true,
      name: beginningOf(text(payload.name) ?? '', 256) || undefined,
      picture: text(payload.picture)?.slice(0, 2048),
      idToken,
      claims: payload,
    }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return refusal('INVALID_IDP_RESPONSE', 'The ID token could not be verified.')
    throw error
  }
}

// The SDK's documentation has apps send the provider the hashed nonce, and us the nonce itself.
const sha256Hex = (nonce?: string) => nonce && createHash('sha256').update(nonce).digest('hex')

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
