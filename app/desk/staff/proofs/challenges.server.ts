import { findRow, insertRow } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { MINUTE_MS } from '../../../durations'
import { hashSecret, newSecret } from '../../../secrets/secret.server'

type ChallengeKind = 'sign-in' | 'confirm' | 'passkey' | 'authenticator'

/** Subject of a signed-in person's challenges. */
export const staffSubject = ({ id }: { id: string }) => `staff ${id}`

interface NewChallenge {
  kind: ChallengeKind
  /** The answer's owner; '' before it is known who signs in. */
  subject: string
  /** A secret that the server keeps until the answer. */
  secret?: string
}

const PASSKEY_MS = 5 * MINUTE_MS
/** Leaves time to install an authenticator app. */
const AUTHENTICATOR_MS = 30 * MINUTE_MS

/** Returns a one-time challenge for the browser: base64url of 32 random bytes. */
export async function makeChallenge(db: Database, { kind, subject, secret }: NewChallenge) {
  const challenge = newSecret()
  const now = Date.now()
  await inTransaction(
    db,
    async (connection) => {
      await connection.deleteFrom('desk_challenges').where('expires_at', '<=', now).execute()
      await insertRow(connection, 'desk_challenges', {
        hash: hashSecret(challenge),
        kind,
        subject,
        secret: secret ?? null,
        expires_at: now + (kind === 'authenticator' ? AUTHENTICATOR_MS : PASSKEY_MS),
      })
    },
    { synced: false },
  )
  return challenge
}

/** Consumes the challenge; returns undefined where none counts. */
export async function takeChallenge(
  connection: Connection,
  challenge: string,
  { kind, subject }: NewChallenge,
) {
  const row = await inTransaction(connection, (one) =>
    one
      .deleteFrom('desk_challenges')
      .where('hash', '=', hashSecret(challenge))
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .returning(['secret', 'expires_at'])
      .executeTakeFirst(),
  )
  return row && row.expires_at > Date.now() ? row : undefined
}

/** Reads a challenge without consuming it, so that a mistyped code can be corrected. */
export async function readChallenge(
  connection: Connection,
  challenge: string,
  { kind, subject }: NewChallenge,
) {
  const row = await findRow(
    connection,
    'desk_challenges',
    { hash: hashSecret(challenge), kind, subject },
    ['secret', 'expires_at'],
  )
  return row && row.expires_at > Date.now() ? row : undefined
}
