import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { config } from '../../../config.server'
import { findRow, insertRow, updateRows } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DAY_MS } from '../../../durations'
import { hashSecret, newSecret } from '../../../secrets/secret.server'
import { type AccountRow, epochSeconds, findByUid, providersOf } from '../account.server'
import { placesWithThis } from '../known-places.server'
import { Refusal, refusal } from '../refusal'
import { signingKey, verifyingKey } from './keys.server'

/** The result of a sign-in; `expiresIn` in seconds, as text. */
export interface Tokens {
  idToken: string
  refreshToken: string
  expiresIn: string
}

interface TokenSession {
  refreshToken: string
  provider: string
  authTime: number
}
const issuer = () => `https://securetoken.google.com/${config.IDENTITY_PROJECT_ID}`

export async function createSession(connection: Connection, account: AccountRow, provider: string) {
  const refreshToken = newSecret()
  const authTime = Math.max(epochSeconds(), account.valid_since)
  await insertRow(connection, 'refresh_tokens', {
    hash: hashSecret(refreshToken),
    uid: account.uid,
    provider,
    auth_time: authTime,
    created_at: Date.now(),
    expires_at: Date.now() + config.IDENTITY_REFRESH_TOKEN_DAYS * DAY_MS,
    revoked_at: null,
  })
  const places = placesWithThis(account)
  if (places) await updateRows(connection, 'accounts', { uid: account.uid }, { places })
  return { refreshToken, provider, authTime } satisfies TokenSession
}

export async function issueTokens(
  db: Database,
  account: AccountRow,
  session: TokenSession,
): Promise<Tokens> {
  const identities: Record<string, string[]> = account.email ? { email: [account.email] } : {}
  for (const { provider, subject } of await providersOf(db, account.uid))
    identities[provider] = [subject]
  // A token issued before valid_since, which may be the next second, would be revoked already.
  const issuedAt = Math.max(epochSeconds(), account.valid_since)
  const lifetime = config.IDENTITY_ID_TOKEN_SECONDS
  const key = await signingKey(db)
  const idToken = await new SignJWT({
    ...(account.display_name && { name: account.display_name }),
    ...(account.photo_url && { picture: account.photo_url }),
    auth_time: session.authTime,
    user_id: account.uid,
    ...(account.email && { email: account.email }),
    email_verified: account.email_verified === 1,
    firebase: { identities, sign_in_provider: session.provider },
  })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer())
    .setAudience(config.IDENTITY_PROJECT_ID)
    .setSubject(account.uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(key.signs)
  return { idToken, refreshToken: session.refreshToken, expiresIn: String(lifetime) }
}

/** The account of a verified ID token, and when (epoch seconds) and how it signed in. */
export interface VerifiedIdToken {
  account: AccountRow
  authTime: number
  provider: string
}

const RECENT_SECONDS = 300
/** Tells whether a change that could lock the owner out must wait for a new sign-in. */
export const needsRecentSignIn = (signedIn: VerifiedIdToken) =>
  epochSeconds() - signedIn.authTime > RECENT_SECONDS

export async function verifyIdToken(
  db: Database,
  idToken: unknown,
): Promise<VerifiedIdToken | Refusal> {
  if (idToken === undefined || idToken === '') return refusal('MISSING_ID_TOKEN')
  if (typeof idToken !== 'string') return refusal('INVALID_ID_TOKEN')
  const claims = await verifyClaims(db, idToken)
  if (claims instanceof Refusal) return claims
  const account = await findByUid(db, claims.sub)
  if (!account || account.deleted_at) return refusal('USER_NOT_FOUND')
  if (account.disabled) return refusal('USER_DISABLED')
  if (claims.iat < account.valid_since) return refusal('TOKEN_EXPIRED')
  return { account, authTime: claims.auth_time, provider: claims.firebase.sign_in_provider }
}

interface Claims {
  sub: string
  iat: number
  auth_time: number
  firebase: { sign_in_provider: string }
}

async function verifyClaims(db: Database, idToken: string): Promise<Claims | Refusal> {
  try {
    const key = await verifyingKey(db, decodeProtectedHeader(idToken).kid)
    if (!key) return refusal('INVALID_ID_TOKEN')
    const { payload } = await jwtVerify<Claims>(idToken, key, {
      algorithms: ['RS256'],
      issuer: issuer(),
      audience: config.IDENTITY_PROJECT_ID,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refusal('TOKEN_EXPIRED')
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return refusal('INVALID_ID_TOKEN')
    throw error
  }
}

/** Issues an ID token; tabs share the refresh token, so it stays and extends once a day. */
export async function refresh(db: Database, refreshToken: string) {
  const now = Date.now()
  const row = await findRow(db, 'refresh_tokens', { hash: hashSecret(refreshToken) })
  if (!row) return refusal('INVALID_REFRESH_TOKEN')
  const account = await findByUid(db, row.uid)
  if (!account || account.deleted_at) return refusal('USER_NOT_FOUND')
  if (row.revoked_at || row.expires_at <= now) return refusal('TOKEN_EXPIRED')
  if (account.disabled) return refusal('USER_DISABLED')
  const until = now + config.IDENTITY_REFRESH_TOKEN_DAYS * DAY_MS
  if (until - row.expires_at > DAY_MS)
    await inTransaction(
      db,
      (connection) =>
        connection
          .updateTable('refresh_tokens')
          .set({ expires_at: until })
          .where('hash', '=', row.hash)
          .where('revoked_at', 'is', null)
          .execute(),
      { synced: false },
    )
  const session = { refreshToken, provider: row.provider, authTime: row.auth_time }
  return { account, tokens: await issueTokens(db, account, session) }
}

export async function revokeSessions(connection: Connection, uid: string, refreshToken?: string) {
  let query = connection
    .updateTable('refresh_tokens')
    .set({ revoked_at: Date.now() })
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
  if (refreshToken) query = query.where('hash', '=', hashSecret(refreshToken))
  await query.execute()
}

/** Ends all sessions and unused mailed codes, so that whoever else has one is locked out. */
export async function revokeAccess(connection: Connection, uid: string) {
  await revokeSessions(connection, uid)
  await connection
    .updateTable('mailed_codes')
    .set({ used_at: Date.now() })
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .execute()
}
