import { sql } from 'kysely'
import { containing } from '../../database/containing'
import type { Connection, Database } from '../../database/tables.server'
import { needlesOf } from '../../orders/queue/search-text'
import { plainDigits, plainText } from '../../text-core/plain-text'
import type { ContactValues } from '../contact-rules'
import type { MessageState } from '../tables.server'

/** Returns the words that a message is found by. */
export const messageWords = ({ name, email, phone, message }: ContactValues) =>
  plainText([name, email, phone, plainDigits(phone), message].join('\n'))

interface Asked {
  state?: MessageState
  /** Each word must occur in name, address, phone or text. */
  search?: string
  from: number
  size: number
}

/** Returns messages, the newest first. */
export const findMessages = (db: Database, { state, search = '', from, size }: Asked) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'language', 'state', 'version', 'created_at'])
    .$if(state !== undefined, (query) => query.where('state', '=', state as MessageState))
    .where((where) => where.and(needlesOf(search).map(holds)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(from)
    .limit(size)
    .execute()

/** Matches a message that holds any of the needles. */
const holds = (needles: string[]) =>
  sql<boolean>`(${sql.join(
    needles.map((needle) => sql`words like ${containing(needle)} escape '!'`),
    sql` or `,
  )})`

export const findMessage = (connection: Connection, id: string) =>
  connection.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the messages from an address (as `emailKey` writes it), the newest first. */
export const messagesFrom = (db: Database, email: string, limit: number) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'message', 'state', 'created_at'])
    .where('email_key', '=', email)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

/** Returns the answers to messages, the oldest first. */
export async function messageAnswers(connection: Connection, ids: string[]) {
  if (ids.length === 0) return []
  return connection
    .selectFrom('message_answers')
    .selectAll()
    .where('message_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Counts the messages that wait. */
export async function countNewMessages(db: Database) {
  const { count } = await db
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow()
  return Number(count)
}
