import type { Language } from '../../business'
import { insertRow, updateRow } from '../../database/rows.server'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { AT_ONCE, enqueueMail } from '../../mail/enqueue-mail.server'
import type { MessageState } from '../tables.server'
import { deleteMessages } from './delete-messages.server'

export type MessageChange =
  | { ok: true; version: number }
  | { ok: false; code: 'not_found' }
  /** Somebody else changed the message first; `state` is its state now. */
  | { ok: false; code: 'other_version'; state: MessageState; answeredBy?: string }

/** The id of an answer: one a version of the message. It is part of the mail's key. */
const answerId = (message: string, version: number) => `${message}.${version}`

interface Expected {
  /** The version that was read; a later one is not changed. */
  version: number
}

/** Mails the answer to the writer, and records who gave it. Of two at once the first counts. */
export const answerMessage = (
  connection: Connection,
  id: string,
  { version, text, by }: Expected & { text: string; by: string },
) =>
  change(connection, id, { version, state: 'answered' }, async (one, message) => {
    await insertRow(one, 'message_answers', {
      id: answerId(id, version),
      message_id: id,
      text,
      made_by: by,
      at: Date.now(),
    })
    const answer = {
      key: `contact-answer:${answerId(id, version)}`,
      template: 'contact-answer',
      to: message.email,
      language: message.language as Language,
      data: { id: answerId(id, version) },
    }
    await enqueueMail(one, answer, AT_ONCE)
  })

/** Marks a message as done, or as new again. */
export const markMessage = (
  connection: Connection,
  id: string,
  to: Expected & { state: MessageState },
) => change(connection, id, to)

export const deleteMessage = (db: Database, id: string, note: (one: Connection) => Promise<void>) =>
  inTransaction(db, async (connection) => {
    const found = await lock(connection, id)
    if (!found) return false
    await deleteMessages(connection, [id])
    await note(connection)
    return true
  })

type Message = NonNullable<Awaited<ReturnType<typeof lock>>>

const change = (
  connection: Connection,
  id: string,
  { version, state }: Expected & { state: MessageState },
  also?: (one: Connection, message: Message) => Promise<void>,
) =>
  inTransaction(connection, async (one): Promise<MessageChange> => {
    const message = await lock(one, id)
    if (!message) return { ok: false, code: 'not_found' }
    if (message.version !== version) return { ok: false, ...(await asItIs(one, message)) }
    await updateRow(one, 'contact_messages', id, { state, version: version + 1 })
    await also?.(one, message)
    return { ok: true, version: version + 1 }
  })

async function asItIs(connection: Connection, { id, state }: Message) {
  const last = await connection
    .selectFrom('message_answers')
    .select('made_by')
    .where('message_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { code: 'other_version', state, ...(last && { answeredBy: last.made_by }) } as const
}

const lock = (connection: Connection, id: string) =>
  connection
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
