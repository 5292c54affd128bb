import type { Database } from '../../database/tables.server'
import { Refusal } from './refusal'
import { revokeSessions, verifyIdToken } from './tokens/tokens.server'

/** Ends one session by its refresh token. Providers' tokens are not stored, so none to revoke. */
export async function revokeToken(
  db: Database,
  body: { idToken?: unknown; token?: unknown; tokenType?: unknown },
) {
  const signedIn = await verifyIdToken(db, body.idToken)
  if (signedIn instanceof Refusal) return signedIn
  if (body.tokenType === 'REFRESH_TOKEN' && typeof body.token === 'string')
    await revokeSessions(db, signedIn.account.uid, body.token)
  return {}
}
