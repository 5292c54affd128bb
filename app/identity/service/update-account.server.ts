import { countAttempts, countKey } from '../../database/counts/counts.server'
import { updateRows } from '../../database/rows.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { toText } from '../../input/parsed'
import { withAsciiDomain } from '../../ui/forms/ascii-domain.server'
import { faultOf, ONE_LINE } from '../../ui/forms/rules'
import { type AccountRow, providersOf, validFromNow } from './account.server'
import { redeemEmailCode } from './mailed-codes/redeem-code.server'
import { refusedPassword } from './password-policy.server'
import { hashPassword } from './passwords/hashing.server'
import { Refusal, refusal, TOO_MANY } from './refusal'
import { readName } from './sign-up.server'
import {
  createSession,
  issueTokens,
  needsRecentSignIn,
  revokeAccess,
  type VerifiedIdToken,
  verifyIdToken,
} from './tokens/tokens.server'

export async function providerInfo(db: Database, account: AccountRow) {
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
  const signedIn = await verifyIdToken(db, body.idToken)
  if (signedIn instanceof Refusal) return signedIn
  const { account } = signedIn
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

interface Update {
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

const PHOTO_URL = { maxLength: 2048, pattern: ONE_LINE }
const PROVIDER = { required: true, maxLength: 100, pattern: ONE_LINE }
const isProviderName = (name: unknown): name is string =>
  typeof name === 'string' && !faultOf(name, PROVIDER)
const PASSWORDS_AN_HOUR = 10
const listed = (value: unknown, name: string) => Array.isArray(value) && value.includes(name)

/** Changes the signed-in account, or applies a mailed code. Only a new password issues tokens. */
export async function update(db: Database, body: Update) {
  if (
    body.customAttributes !== undefined ||
    body.emailVerified !== undefined ||
    body.localId !== undefined
  )
    return refusal('INSUFFICIENT_PERMISSION')
  if (body.oobCode !== undefined) {
    const account = await redeemEmailCode(db, body.oobCode)
    return account instanceof Refusal ? account : { account }
  }
  const signedIn = await verifyIdToken(db, body.idToken)
  if (signedIn instanceof Refusal) return signedIn
  if (body.email && withAsciiDomain(toText(body.email)).toLowerCase() !== signedIn.account.email)
    return refusal('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  const changes = readProfile(body)
  if (changes instanceof Refusal) return changes
  if (body.password !== undefined && body.password !== null)
    return changePassword(db, signedIn, body.password, changes)
  const providers = readProviders(body.deleteProvider)
  if (providers instanceof Refusal) return providers
  if (Object.keys(changes).length > 0)
    await inTransaction(db, (connection) =>
      connection
        .updateTable('accounts')
        .set(changes)
        .where('uid', '=', signedIn.account.uid)
        .where('deleted_at', 'is', null)
        .execute(),
    )
  if (providers.length > 0)
    return unlink(db, { ...signedIn, account: { ...signedIn.account, ...changes } }, providers)
  return { account: { ...signedIn.account, ...changes } }
}

type Profile = Partial<Pick<AccountRow, 'display_name' | 'photo_url'>>

function readProfile(body: Update): Profile | Refusal {
  const changes: Profile = {}
  const name = readName(body.displayName)
  if (name instanceof Refusal) return name
  if (name !== undefined) changes.display_name = name
  const photo = body.photoUrl
  if (photo === null || photo === '') changes.photo_url = null
  else if (typeof photo === 'string' && !faultOf(photo, PHOTO_URL)) changes.photo_url = photo
  else if (photo !== undefined) return refusal('INVALID_PHOTO_URL')
  if (listed(body.deleteAttribute, 'DISPLAY_NAME')) changes.display_name = null
  if (listed(body.deleteAttribute, 'PHOTO_URL')) changes.photo_url = null
  return changes
}

function readProviders(value: unknown): string[] | Refusal {
  if (!Array.isArray(value)) return []
  return value.every(isProviderName)
    ? value
    : refusal('INVALID_ARGUMENT', 'deleteProvider lists names.')
}

async function changePassword(
  db: Database,
  signedIn: VerifiedIdToken,
  password: unknown,
  profile: Profile,
) {
  if (typeof password !== 'string' || password === '') return refusal('MISSING_PASSWORD')
  const weak = refusedPassword(password)
  if (weak) return weak
  if (needsRecentSignIn(signedIn)) return refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const key = countKey('new-password', signedIn.account.uid)
  const counts = await countAttempts(db, [key], 3600)
  if ((counts.get(key) ?? 0) > PASSWORDS_AN_HOUR) return TOO_MANY
  const changes = {
    ...profile,
    password_hash: await hashPassword(password),
    valid_since: validFromNow(),
  }
  const account = { ...signedIn.account, ...changes }
  const session = await inTransaction(db, async (connection) => {
    await connection
      .updateTable('accounts')
      .set(changes)
      .where('uid', '=', account.uid)
      .where('deleted_at', 'is', null)
      .execute()
    await revokeAccess(connection, account.uid)
    return createSession(connection, account, 'password')
  })
  return { account, tokens: await issueTokens(db, account, session) }
}

async function unlink(db: Database, signedIn: VerifiedIdToken, names: string[]) {
  if (needsRecentSignIn(signedIn)) return refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const { uid } = signedIn.account
  const withPassword = names.includes('password')
  await inTransaction(db, async (connection) => {
    await connection
      .deleteFrom('account_providers')
      .where('uid', '=', uid)
      .where('provider', 'in', names)
      .execute()
    if (withPassword) await updateRows(connection, 'accounts', { uid }, { password_hash: null })
  })
  if (!withPassword) return { account: signedIn.account }
  return { account: { ...signedIn.account, password_hash: null } }
}
