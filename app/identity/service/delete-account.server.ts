import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'
import { validFromNow } from './account.server'
import { Refusal, refuse } from './refusal'
import { isTooOld, readIdToken, revokeSessions } from './tokens/tokens.server'

/** Leaves a tombstone without personal data, so that old tokens are answered truly. */
export async function deleteAccount(db: Database, body: { idToken?: unknown }) {
  const bearer = await readIdToken(db, body.idToken)
  if (bearer instanceof Refusal) return bearer
  if (isTooOld(bearer)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const { uid } = bearer.account
  await inTransaction(db, async (connection) => {
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
      })
      .where('uid', '=', uid)
      .execute()
  })
  return {}
}

/** Ends one session by its own refresh token; providers' tokens are not kept, so none to revoke. */
export async function revokeToken(
  db: Database,
  body: { idToken?: unknown; token?: unknown; tokenType?: unknown },
) {
  const bearer = await readIdToken(db, body.idToken)
  if (bearer instanceof Refusal) return bearer
  if (body.tokenType === 'REFRESH_TOKEN' && typeof body.token === 'string')
    await revokeSessions(db, bearer.account.uid, body.token)
  return {}
}
