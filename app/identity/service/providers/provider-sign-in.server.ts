import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { MINUTE_MS } from '../../../durations'
import { parseUrl, toText } from '../../../input/parsed'
import { hashSecret, newSecret } from '../../../secrets/secret.server'
import { readEmail } from '../account.server'
import { authorizedDomains } from '../authorized-domains.server'
import { Refusal, refusal } from '../refusal'
import { completeSignIn } from '../sign-in.server'
import { verifyIdToken } from '../tokens/tokens.server'
import { authorizationUrl, deriveSecret, exchangeCode, readIdentity } from './openid.server'
import { type OpenIdProvider, providerOf } from './provider.server'
import { findOrCreateAccount } from './provider-account.server'

const SIGN_IN_MINUTES = 10

async function startProviderSignIn(db: Database, provider: OpenIdProvider, continueUri: string) {
  const sessionId = newSecret()
  const row = {
    session_hash: hashSecret(sessionId),
    provider: provider.id,
    redirect_uri: continueUri,
    expires_at: Date.now() + SIGN_IN_MINUTES * MINUTE_MS,
  }
  await inTransaction(db, (connection) =>
    connection.insertInto('provider_sign_ins').values(row).execute(),
  )
  const url = await authorizationUrl(provider, continueUri, sessionId)
  return { authUri: url.href, sessionId }
}

export async function createAuthUri(
  db: Database,
  body: { identifier?: unknown; continueUri?: unknown; providerId?: unknown; sessionId?: unknown },
) {
  if (!body.providerId && !body.identifier) return refusal('MISSING_IDENTIFIER')
  if (body.identifier && !readEmail(body.identifier)) return refusal('INVALID_IDENTIFIER')
  if (!body.continueUri) return refusal('MISSING_CONTINUE_URI')
  const continueUri = toText(body.continueUri)
  const target = parseUrl(continueUri)
  if (!target || !/^https?:\P{Cc}*$/u.test(continueUri)) return refusal('INVALID_CONTINUE_URI')
  if (!body.providerId) return { sessionId: toText(body.sessionId) || newSecret() }
  const provider = providerOf(body.providerId)
  if (!provider) return refusal('OPERATION_NOT_ALLOWED', 'This provider is not set up here.')
  if (!authorizedDomains().includes(target.hostname)) return refusal('UNAUTHORIZED_DOMAIN')
  return { providerId: provider.id, ...(await startProviderSignIn(db, provider, continueUri)) }
}

export interface SignInWithIdp {
  requestUri?: unknown
  postBody?: unknown
  sessionId?: unknown
  pendingToken?: unknown
  idToken?: unknown
}

export async function signInWithIdp(db: Database, body: SignInWithIdp) {
  if (!body.requestUri) return refusal('MISSING_REQUEST_URI')
  const given = new URLSearchParams(toText(body.pendingToken ?? body.postBody))
  const provider = providerOf(given.get('providerId'))
  if (!provider) return refusal('OPERATION_NOT_ALLOWED', 'This provider is not set up here.')
  const identity = await identityOf(db, provider, given, body.sessionId)
  if (identity instanceof Refusal) return identity
  const signedIn = body.idToken === undefined ? undefined : await verifyIdToken(db, body.idToken)
  if (signedIn instanceof Refusal) return signedIn
  const found = await inTransaction(db, (connection) =>
    findOrCreateAccount(connection, identity, signedIn?.account),
  )
  if (found instanceof Refusal) return found
  const result = await completeSignIn(db, found.account, provider.id)
  return result instanceof Refusal ? result : { ...result, identity, isNewUser: found.isNew }
}

async function identityOf(
  db: Database,
  provider: OpenIdProvider,
  given: URLSearchParams,
  session: unknown,
) {
  const idToken = given.get('id_token')
  if (idToken) return readIdentity(provider, idToken, given.get('nonce') ?? undefined)
  const code = given.get('code')
  const sessionId = toText(session ?? given.get('sessionId'))
  if (!code || !sessionId) return refusal('INVALID_IDP_RESPONSE', 'Neither a token nor a code.')
  const started = await inTransaction(db, (connection) =>
    connection
      .deleteFrom('provider_sign_ins')
      .where('session_hash', '=', hashSecret(sessionId))
      .returningAll()
      .executeTakeFirst(),
  )
  if (!started || started.expires_at <= Date.now() || started.provider !== provider.id)
    return refusal('INVALID_IDP_RESPONSE', 'This sign-in was not begun here or took too long.')
  if (given.get('state') !== deriveSecret('state', sessionId))
    return refusal('INVALID_IDP_RESPONSE', 'The state does not match.')
  return exchangeCode(provider, { code, redirectUri: started.redirect_uri, sessionId })
}
