import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { Refusal } from './refusal'
import { revokeSessions, verifyIdToken } from './tokens/tokens.server'

export async function revokeRefreshToken(
  db: Database,
  body: { idToken?: unknown; token?: unknown; tokenType?: unknown },
) {
  const signedIn = await verifyIdToken(db, body.idToken)
  if (signedIn instanceof Refusal) return signedIn
  const { token, tokenType } = body
  if (tokenType === 'REFRESH_TOKEN' && typeof token === 'string')
    await inTransaction(db, (connection) => revokeSessions(connection, signedIn.account.uid, token))
  return {}
}
