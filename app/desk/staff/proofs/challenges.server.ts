import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { MINUTE_MS } from '../../../durations'
import { hashSecret, newSecret } from '../../../secrets/secret.server'

export type ChallengeKind = 'sign-in' | 'confirm' | 'passkey' | 'authenticator'

/** The subject of what a person who is signed in is to answer. */
export const staffSubject = ({ id }: { id: string }) => `staff ${id}`

interface NewChallenge {
  kind: ChallengeKind
  /** Whose answer it must be; '' before it is known who signs in. */
  subject: string
  /** What the server must remember until then. */
  secret?: string
}

const PASSKEY_MS = 5 * MINUTE_MS
/** Somebody may have to install an authenticator first. */
const AUTHENTICATOR_MS = 30 * MINUTE_MS

/** What the browser must give back, or answer, once and soon. Base64url of 32 random bytes. */
export async function makeChallenge(db: Database, { kind, subject, secret }: NewChallenge) {
  const challenge = newSecret()
  const now = Date.now()
  await inTransaction(
    db,
    async (connection) => {
      await connection.deleteFrom('desk_challenges').where('expires_at', '<=', now).execute()
      await connection
        .insertInto('desk_challenges')
        .values({
          hash: hashSecret(challenge),
          kind,
          subject,
          secret: secret ?? null,
          expires_at: now + (kind === 'authenticator' ? AUTHENTICATOR_MS : PASSKEY_MS),
        })
        .execute()
    },
    { synced: false },
  )
  return challenge
}

/** Undefined when there is none that still counts; it never counts again. */
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

/** What the challenge remembers, leaving it: a mistyped code may be put right. */
export async function readChallenge(
  connection: Connection,
  challenge: string,
  { kind, subject }: NewChallenge,
) {
  const row = await connection
    .selectFrom('desk_challenges')
    .select(['secret', 'expires_at'])
    .where('hash', '=', hashSecret(challenge))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && row.expires_at > Date.now() ? row : undefined
}
