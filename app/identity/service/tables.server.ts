import type { Generated } from 'kysely'

export interface AccountsTable {
  uid: string
  /** Lower-cased; null once deleted, so that the address can sign up again. */
  email: string | null
  /** argon2id in PHC form; null when only a provider signs in. */
  password_hash: string | null
  display_name: string | null
  photo_url: string | null
  email_verified: number
  disabled: number
  /** Epoch SECONDS: ID tokens issued before are revoked. */
  valid_since: number
  created_at: number
  last_login_at: number
  deleted_at: number | null
  /** JSON: hashes of networks that it was signed in to from (known-places). */
  places: Generated<string | null>
}

export interface AccountProvidersTable {
  provider: string
  subject: string
  uid: string
  email: string | null
  display_name: string | null
  photo_url: string | null
}

/** Sessions. Only the SHA-256 of a token is stored; a revoked row stays until it would expire. */
export interface RefreshTokensTable {
  hash: string
  uid: string
  provider: string
  /** Epoch SECONDS of the sign-in; a refresh does not change it. */
  auth_time: number
  created_at: number
  expires_at: number
  revoked_at: number | null
}

export interface MailedCodesTable {
  hash: string
  request: string
  uid: string
  email: string
  new_email: string | null
  expires_at: number
  used_at: number | null
}

/** A sign-in at a provider that is under way. The browser holds the secret, the row its SHA-256. */
export interface ProviderSignInsTable {
  session_hash: string
  provider: string
  redirect_uri: string
  expires_at: number
}

export interface IdentityKeysTable {
  kid: string
  private_key: string
  created_at: number
}

declare module '../../database/tables.server' {
  interface Tables {
    accounts: AccountsTable
    account_providers: AccountProvidersTable
    refresh_tokens: RefreshTokensTable
    mailed_codes: MailedCodesTable
    provider_sign_ins: ProviderSignInsTable
    identity_keys: IdentityKeysTable
  }
}
