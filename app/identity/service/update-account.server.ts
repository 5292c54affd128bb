import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'
import { type Account, providersOf, validFromNow } from './account.server'
import { applyCode } from './mailed-codes/redeem-code.server'
import { inTurn } from './passwords.server'
import { refusedPassword } from './policy.server'
import { Refusal, refuse } from './refusal'
import { readName } from './sign-up.server'
import {
  type Bearer,
  isTooOld,
  openSession,
  readIdToken,
  revokeSessions,
  tokensOf,
} from './tokens/tokens.server'

/** Everything an account holds about its sign-ins, in the protocol's words. */
export async function providerInfo(db: Database, account: Account) {
  const own = account.email &&
    account.password_hash !== null && {
      providerId: 'password',
      rawId: account.email,
      federatedId: account.email,
      email: account.email,
      ...(account.display_name && { displayName: account.display_name }),
      ...(account.photo_url && { photoUrl: account.photo_url }),
    }
  const others = (await providersOf(db, account.uid)).map((link) => ({
    providerId: link.provider,
    rawId: link.subject,
    federatedId: link.subject,
    ...(link.email && { email: link.email }),
    ...(link.display_name && { displayName: link.display_name }),
    ...(link.photo_url && { photoUrl: link.photo_url }),
  }))
  return own ? [own, ...others] : others
}

export async function lookup(db: Database, body: { idToken?: unknown }) {
  const bearer = await readIdToken(db, body.idToken)
  if (bearer instanceof Refusal) return bearer
  const { account } = bearer
  const user = {
    localId: account.uid,
    ...(account.email && { email: account.email }),
    emailVerified: account.email_verified === 1,
    ...(account.display_name && { displayName: account.display_name }),
    ...(account.photo_url && { photoUrl: account.photo_url }),
    createdAt: String(account.created_at),
    lastLoginAt: String(account.last_login_at),
    validSince: String(account.valid_since),
    providerUserInfo: await providerInfo(db, account),
  }
  return { users: [user] }
}

export interface Update {
  idToken?: unknown
  oobCode?: unknown
  displayName?: unknown
  photoUrl?: unknown
  password?: unknown
  email?: unknown
  deleteAttribute?: unknown
  deleteProvider?: unknown
  customAttributes?: unknown
  emailVerified?: unknown
  localId?: unknown
}

const PHOTO_URL_AT_MOST = 2048
const listed = (value: unknown, name: string) => Array.isArray(value) && value.includes(name)

/** Changes the signed-in account, or applies a mailed code. Only a new password gives new tokens. */
export async function update(db: Database, body: Update) {
  if (
    body.customAttributes !== undefined ||
    body.emailVerified !== undefined ||
    body.localId !== undefined
  )
    return refuse('INSUFFICIENT_PERMISSION')
  if (body.oobCode !== undefined) {
    const account = await applyCode(db, body.oobCode)
    return account instanceof Refusal ? account : { account }
  }
  const bearer = await readIdToken(db, body.idToken)
  if (bearer instanceof Refusal) return bearer
  if (body.email && String(body.email).trim().toLowerCase() !== bearer.account.email)
    return refuse('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  const changes = readProfile(body)
  if (changes instanceof Refusal) return changes
  if (body.password !== undefined && body.password !== null)
    return changePassword(db, bearer, body.password, changes)
  if (Object.keys(changes).length > 0)
    await db
      .updateTable('accounts')
      .set(changes)
      .where('uid', '=', bearer.account.uid)
      .where('deleted_at', 'is', null)
      .execute()
  if (Array.isArray(body.deleteProvider) && body.deleteProvider.length > 0)
    return unlink(
      db,
      { ...bearer, account: { ...bearer.account, ...changes } },
      body.deleteProvider,
    )
  return { account: { ...bearer.account, ...changes } }
}

type Profile = Partial<Pick<Account, 'display_name' | 'photo_url'>>

function readProfile(body: Update): Profile | Refusal {
  const changes: Profile = {}
  const name = readName(body.displayName)
  if (name instanceof Refusal) return name
  if (name !== undefined) changes.display_name = name
  const photo = body.photoUrl
  if (photo === null || photo === '') changes.photo_url = null
  else if (typeof photo === 'string' && photo.length <= PHOTO_URL_AT_MOST) changes.photo_url = photo
  else if (photo !== undefined) return refuse('INVALID_PHOTO_URL')
  if (listed(body.deleteAttribute, 'DISPLAY_NAME')) changes.display_name = null
  if (listed(body.deleteAttribute, 'PHOTO_URL')) changes.photo_url = null
  return changes
}

async function changePassword(db: Database, bearer: Bearer, password: unknown, profile: Profile) {
  if (typeof password !== 'string' || password === '') return refuse('MISSING_PASSWORD')
  const weak = refusedPassword(password)
  if (weak) return weak
  if (isTooOld(bearer)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const changes = {
    ...profile,
    password_hash: await inTurn((turn) => turn.hashPassword(password)),
    valid_since: validFromNow(),
  }
  const account = { ...bearer.account, ...changes }
  const session = await inTransaction(db, async (connection) => {
    await connection
      .updateTable('accounts')
      .set(changes)
      .where('uid', '=', account.uid)
      .where('deleted_at', 'is', null)
      .execute()
    await revokeSessions(connection, account.uid)
    return openSession(connection, account, 'password')
  })
  return { account, tokens: await tokensOf(db, account, session) }
}

async function unlink(db: Database, bearer: Bearer, providers: unknown[]) {
  const names = providers.filter((name) => typeof name === 'string')
  if (isTooOld(bearer)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const { uid } = bearer.account
  await db
    .deleteFrom('account_providers')
    .where('uid', '=', uid)
    .where('provider', 'in', names)
    .execute()
  if (!names.includes('password')) return { account: bearer.account }
  await db.updateTable('accounts').set({ password_hash: null }).where('uid', '=', uid).execute()
  return { account: { ...bearer.account, password_hash: null } }
}
