import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { validFromNow } from './account.server'
import { Refusal, refusal } from './refusal'
import { needsRecentSignIn, revokeSessions, verifyIdToken } from './tokens/tokens.server'

export async function deleteOwnAccount(db: Database, body: { idToken?: unknown }) {
  const signedIn = await verifyIdToken(db, body.idToken)
  if (signedIn instanceof Refusal) return signedIn
  if (needsRecentSignIn(signedIn)) return refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const { uid } = signedIn.account
  await inTransaction(db, (connection) => eraseAccount(connection, uid))
  return {}
}

/** Erases an account's personal data but keeps its row, so that old tokens are USER_NOT_FOUND. */
export async function eraseAccount(connection: Connection, uid: string) {
  await revokeSessions(connection, uid)
  await connection.deleteFrom('account_providers').where('uid', '=', uid).execute()
  await connection.deleteFrom('mailed_codes').where('uid', '=', uid).execute()
  await connection
    .updateTable('accounts')
    .set({
      email: null,
      password_hash: null,
      display_name: null,
      photo_url: null,
      valid_since: validFromNow(),
      deleted_at: Date.now(),
      places: null,
    })
    .where('uid', '=', uid)
    .execute()
}
