import { config } from '../../../config.server'

export interface OpenIdProvider {
  id: string
  issuer: string
  clientId: string
  clientSecret?: string
}

export interface ProviderIdentity {
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

export function providerOf(id: unknown): OpenIdProvider | undefined {
  if (id !== GOOGLE || !config.OIDC_GOOGLE_CLIENT_ID) return undefined
  return {
    id,
    issuer: config.OIDC_GOOGLE_ISSUER,
    clientId: config.OIDC_GOOGLE_CLIENT_ID,
    clientSecret: config.OIDC_GOOGLE_CLIENT_SECRET,
  }
}
