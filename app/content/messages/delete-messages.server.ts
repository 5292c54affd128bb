import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'

/** The kinds of mails about one message: their keys name its id. */
export const MESSAGE_MAILS = ['contact-message', 'contact-receipt', 'contact-answer']

/** Deletes messages with their answers and the mails about them that still wait. */
export async function deleteMessages(connection: Connection, ids: string[]) {
  if (ids.length === 0) return
  await connection.deleteFrom('contact_messages').where('id', 'in', ids).execute()
  await forgetAnswers(connection, ids)
}

/** Deletes the answers to messages that are gone. */
export async function forgetAnswers(connection: Connection, ids: string[]) {
  if (ids.length === 0) return
  await connection.deleteFrom('message_answers').where('message_id', 'in', ids).execute()
  for (const id of ids)
    await connection
      .deleteFrom('jobs')
      .where((where) =>
        where.or([
          where(
            'dedupe_key',
            'in',
            MESSAGE_MAILS.map((kind) => `mail:${kind}:${id}`),
          ),
          sql<boolean>`dedupe_key like ${`mail:contact-answer:${id}.%`}`,
        ]),
      )
      .execute()
}
