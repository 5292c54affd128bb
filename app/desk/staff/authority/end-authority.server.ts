import type { Connection } from '../../../database/tables.server'
import { staffSubject } from '../proofs/challenges.server'
import { endSessionsOf } from '../sessions/sessions.server'

/**
 * Ends what the person issued and where they are signed in. It raises a number that those rows
 * carry, so that rows of uncommitted transactions end too.
 */
export async function endAuthority(connection: Connection, id: string) {
  await connection
    .updateTable('desk_staff')
    .set((row) => ({ authority: row('authority', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await endSessionsOf(connection, id)
  await connection.deleteFrom('desk_tokens').where('made_by', '=', id).execute()
  await connection.deleteFrom('desk_invites').where('issuer_id', '=', id).execute()
  await connection
    .deleteFrom('desk_challenges')
    .where('subject', 'in', [id, staffSubject({ id })])
    .execute()
}

export const NO_PASSWORD = {
  password_hash: null,
  totp_secret: null,
  totp_step: null,
  recovery_codes: '[]',
}

/** Deletes all that the person signs in by. */
export async function forgetProofs(connection: Connection, id: string) {
  await connection.deleteFrom('desk_passkeys').where('staff_id', '=', id).execute()
  await connection.updateTable('desk_staff').set(NO_PASSWORD).where('id', '=', id).execute()
}
