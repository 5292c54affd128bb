import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { faultOf, ONE_LINE } from '../../ui/forms/rules'
import { DISPLAY_NAME } from '../field-rules'
import { findAccountByEmail, newAccount, readEmail, validFromNow } from './account.server'
import { refusedPassword } from './password-policy.server'
import { hashPassword } from './passwords/hashing.server'
import { Refusal, refusal } from './refusal'
import {
  createSession,
  issueTokens,
  needsRecentSignIn,
  revokeAccess,
  verifyIdToken,
} from './tokens/tokens.server'

interface SignUp {
  email?: unknown
  password?: unknown
  displayName?: unknown
  idToken?: unknown
  localId?: unknown
}

/** Reads a display name. Absent is undefined (no change); null and empty clear it. */
export function readName(value: unknown): string | null | undefined | Refusal {
  if (value === undefined || value === null) return value
  if (typeof value !== 'string' || value.length > DISPLAY_NAME.maxLength)
    return refusal('INVALID_DISPLAY_NAME', `At most ${DISPLAY_NAME.maxLength} characters`)
  if (faultOf(value, { pattern: ONE_LINE }))
    return refusal('INVALID_DISPLAY_NAME', 'One line without control characters')
  return value.trim() || null
}

export async function signUp(db: Database, body: SignUp) {
  if (body.localId !== undefined) return refusal('UNEXPECTED_PARAMETER', 'User ID')
  const { password } = body
  if (!body.email && !password && !body.idToken) return refusal('ADMIN_ONLY_OPERATION')
  if (!body.email) return refusal('MISSING_EMAIL')
  const email = readEmail(body.email)
  if (!email) return refusal('INVALID_EMAIL')
  if (typeof password !== 'string' || password === '') return refusal('MISSING_PASSWORD')
  const weak = refusedPassword(password)
  if (weak) return weak
  const displayName = readName(body.displayName)
  if (displayName instanceof Refusal) return displayName
  if (body.idToken) return link(db, body.idToken, email, password, displayName)
  if (await findAccountByEmail(db, email)) return refusal('EMAIL_EXISTS')

  const account = newAccount({
    email,
    password_hash: await hashPassword(password),
    display_name: displayName ?? null,
  })
  const session = await inTransaction(db, async (connection) => {
    const made = await connection
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('uid')
      .executeTakeFirst()
    return made && createSession(connection, account, 'password')
  })
  if (!session) return refusal('EMAIL_EXISTS')
  return { account, tokens: await issueTokens(db, account, session) }
}

async function link(
  db: Database,
  idToken: unknown,
  email: string,
  password: string,
  displayName: string | null | undefined,
) {
  const signedIn = await verifyIdToken(db, idToken)
  if (signedIn instanceof Refusal) return signedIn
  if (signedIn.account.password_hash) return refusal('PROVIDER_ALREADY_LINKED')
  if (needsRecentSignIn(signedIn)) return refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const other = await findAccountByEmail(db, email)
  if (other && other.uid !== signedIn.account.uid) return refusal('EMAIL_EXISTS')
  const changes = {
    email,
    password_hash: await hashPassword(password),
    email_verified: signedIn.account.email === email ? signedIn.account.email_verified : 0,
    display_name: displayName === undefined ? signedIn.account.display_name : displayName,
    valid_since: validFromNow(),
  }
  const account = { ...signedIn.account, ...changes }
  const session = await inTransaction(db, async (connection) => {
    const taken = await findAccountByEmail(connection, email)
    if (taken && taken.uid !== account.uid) return undefined
    await connection.updateTable('accounts').set(changes).where('uid', '=', account.uid).execute()
    await revokeAccess(connection, account.uid)
    return createSession(connection, account, 'password')
  })
  if (!session) return refusal('EMAIL_EXISTS')
  return { account, tokens: await issueTokens(db, account, session) }
}
