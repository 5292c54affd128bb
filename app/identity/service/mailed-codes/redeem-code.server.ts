import { updateRows } from '../../../database/rows.server'
import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { findAccountByEmail, readEmail, validFromNow } from '../account.server'
import { refusedPassword } from '../password-policy.server'
import { hashPassword } from '../passwords/hashing.server'
import { Refusal, refusal } from '../refusal'
import { completeSignIn } from '../sign-in.server'
import { revokeAccess } from '../tokens/tokens.server'
import { findCode, redeemCode } from './mailed-codes.server'

/** Inspects a code, or (with a new password) redeems it. A weak password leaves it valid. */
export async function resetPassword(
  db: Database,
  body: { oobCode?: unknown; newPassword?: unknown },
) {
  const found = await findCode(db, body.oobCode)
  if (found instanceof Refusal) return found
  const { request, account, newEmail } = found
  const response = {
    requestType: request,
    ...(request !== 'EMAIL_SIGNIN' && { email: account.email }),
    ...(newEmail && { newEmail }),
  }
  if (body.newPassword === undefined) return response
  if (request !== 'PASSWORD_RESET') return refusal('INVALID_OOB_CODE')
  const password = body.newPassword
  if (typeof password !== 'string' || password === '') return refusal('MISSING_PASSWORD')
  const weak = refusedPassword(password)
  if (weak) return weak
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (connection) => {
    const used = await redeemCode(connection, body.oobCode)
    if (used instanceof Refusal) return used
    await updateRows(
      connection,
      'accounts',
      { uid: account.uid },
      { password_hash: passwordHash, email_verified: 1, valid_since: validFromNow() },
    )
    await revokeAccess(connection, account.uid)
    return response
  })
}

export function redeemEmailCode(db: Database, code: unknown) {
  return inTransaction(db, async (connection) => {
    const found = await findCode(connection, code)
    if (found instanceof Refusal) return found
    const { request, newEmail, account } = found
    const changes: { email_verified: number; email?: string; valid_since?: number } = {
      email_verified: 1,
    }
    if (request === 'VERIFY_AND_CHANGE_EMAIL' && newEmail) {
      const other = await findAccountByEmail(connection, newEmail)
      if (other && other.uid !== account.uid) return refusal('EMAIL_EXISTS')
      Object.assign(changes, { email: newEmail, valid_since: validFromNow() })
    } else if (request !== 'VERIFY_EMAIL') return refusal('INVALID_REQ_TYPE')
    const used = await redeemCode(connection, code)
    if (used instanceof Refusal) return used
    if (changes.email !== undefined) await revokeAccess(connection, account.uid)
    await updateRows(connection, 'accounts', { uid: account.uid }, changes)
    return { ...account, ...changes }
  })
}

export async function signInWithEmailLink(
  db: Database,
  body: { email?: unknown; oobCode?: unknown },
) {
  const email = readEmail(body.email)
  if (!email) return refusal(body.email ? 'INVALID_EMAIL' : 'MISSING_EMAIL')
  const account = await inTransaction(db, async (connection) => {
    const found = await findCode(connection, body.oobCode)
    if (found instanceof Refusal) return found
    if (found.request !== 'EMAIL_SIGNIN') return refusal('INVALID_OOB_CODE')
    if (found.account.email !== email) return refusal('INVALID_EMAIL')
    const used = await redeemCode(connection, body.oobCode)
    if (used instanceof Refusal) return used
    if (found.account.email_verified) return found.account
    // Somebody else may have signed up with this unverified address: their password is removed.
    const changes = { email_verified: 1, password_hash: null, valid_since: validFromNow() }
    await updateRows(connection, 'accounts', { uid: found.account.uid }, changes)
    await revokeAccess(connection, found.account.uid)
    return { ...found.account, ...changes }
  })
  return account instanceof Refusal ? account : completeSignIn(db, account, 'password')
}
