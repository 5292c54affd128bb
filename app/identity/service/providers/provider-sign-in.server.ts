import { findRow, insertRow, updateRows } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { MINUTE_MS } from '../../../durations'
import { parseUrl, toText } from '../../../input/parsed'
import { hashSecret, newSecret } from '../../../secrets/secret.server'
import {
  type AccountRow,
  findAccountByEmail,
  findByUid,
  newAccount,
  readEmail,
  validFromNow,
} from '../account.server'
import { authorizedDomains } from '../authorized-domains.server'
import { Refusal, refusal } from '../refusal'
import { completeSignIn } from '../sign-in.server'
import { revokeAccess, verifyIdToken } from '../tokens/tokens.server'
import { authorizationUrl, deriveSecret, exchangeCode, readIdentity } from './openid.server'
import { type OpenIdProvider, type ProviderIdentity, providerOf } from './provider.server'

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

interface SignInWithIdp {
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

type Found = { account: AccountRow; isNew: boolean }

async function findOrCreateAccount(
  connection: Connection,
  identity: ProviderIdentity,
  signedIn?: AccountRow,
): Promise<Found | Refusal> {
  const linked = await findRow(
    connection,
    'account_providers',
    { provider: identity.providerId, subject: identity.subject },
    ['uid'],
  )
  if (linked) {
    if (signedIn && signedIn.uid !== linked.uid) return refusal('FEDERATED_USER_ID_ALREADY_LINKED')
    const account = await findByUid(connection, linked.uid)
    if (!account || account.deleted_at) return refusal('USER_NOT_FOUND')
    return account.disabled ? refusal('USER_DISABLED') : { account, isNew: false }
  }
  if (signedIn) return { account: await link(connection, identity, signedIn), isNew: false }
  const email = readEmail(identity.email)
  const owner = email && (await findAccountByEmail(connection, email))
  if (!owner) return { account: await create(connection, identity, email), isNew: true }
  // An address the provider has not verified may belong to somebody else.
  if (!identity.emailVerified) return refusal('EMAIL_EXISTS')
  if (owner.disabled) return refusal('USER_DISABLED')
  if (owner.email_verified)
    return { account: await link(connection, identity, owner), isNew: false }
  // Somebody else may have signed up with this unverified address: their password is removed.
  const changes = { email_verified: 1, password_hash: null, valid_since: validFromNow() }
  await updateRows(connection, 'accounts', { uid: owner.uid }, changes)
  await revokeAccess(connection, owner.uid)
  return { account: await link(connection, identity, { ...owner, ...changes }), isNew: false }
}

async function link(connection: Connection, identity: ProviderIdentity, account: AccountRow) {
  await insertRow(connection, 'account_providers', {
    provider: identity.providerId,
    subject: identity.subject,
    uid: account.uid,
    email: identity.email ?? null,
    display_name: identity.name ?? null,
    photo_url: identity.picture ?? null,
  })
  const changes = {
    display_name: account.display_name ?? identity.name ?? null,
    photo_url: account.photo_url ?? identity.picture ?? null,
  }
  await updateRows(connection, 'accounts', { uid: account.uid }, changes)
  return { ...account, ...changes }
}

async function create(
  connection: Connection,
  identity: ProviderIdentity,
  email: string | undefined,
) {
  const account = newAccount({
    email: email ?? null,
    display_name: identity.name ?? null,
    photo_url: identity.picture ?? null,
    email_verified: identity.emailVerified ? 1 : 0,
  })
  await connection.insertInto('accounts').values(account).execute()
  return link(connection, identity, account)
}
