import type { Connection } from '../../database/tables.server'
import { eraseAccount } from '../../identity/service/delete-account.server'
import { deleteMessages } from '../messages/delete-messages.server'
import { eraseOrders } from './erase-orders.server'
import { eraseTraces } from './erase-traces.server'
import { ERASED } from './erased-words'
import { forgetSubjects, forgetWords } from './forget-audit.server'
import { deleteJobs, filesOf } from './mail-jobs.server'
import type { PersonData } from './person.server'
import { personWords } from './words.server'

/**
 * Erases a person. In the result, `files` are names in the outbox, `rated` products whose ratings
 * must be announced, and `words` the ones that nothing may hold any more.
 */
export async function erasePerson(connection: Connection, person: PersonData) {
  const words = personWords(person)
  for (const { uid } of person.accounts) await eraseAccount(connection, uid)
  const { rated, reviews, files } = await eraseOrders(connection, person.orders, 'removed')
  for (const { id } of person.withdrawals)
    await connection
      .updateTable('order_returns')
      .set({ name: null, email: null })
      .where('id', '=', id)
      .execute()
  const messages = person.messages.map(({ id }) => id)
  await deleteMessages(connection, messages)
  await forgetSubjects(
    connection,
    messages.map((id) => `message ${id}`),
  )
  await deleteJobs(connection, person.mails)
  await connection.deleteFrom('subscribers').where('email', '=', person.email).execute()
  await connection.deleteFrom('back_in_stock').where('email', '=', person.email).execute()
  await eraseTraces(connection, person, words)
  await forgetWords(connection, person, words)
  if (!person.worksHere) await deleteFromDesk(connection, person.email)
  const counts = {
    accounts: person.accounts.length,
    orders: person.orders.length,
    messages: messages.length,
    subscriptions: person.subscriptions.length + person.waits.length,
    mails: person.mails.length,
  }
  return { counts, reviews, rated, files: [...files, ...filesOf(person.mails)], words }
}

/** Records how much was erased, and hashes of whom; `by` is null when an erasure is repeated. */
export const noteErasure = (
  connection: Connection,
  {
    counts,
    subjects,
    ...erasure
  }: {
    id: string
    at: number
    counts: Awaited<ReturnType<typeof erasePerson>>['counts']
    subjects: string[]
    made_by: string | null
  },
) =>
  connection
    .insertInto('erasures')
    .values({ ...erasure, ...counts, subjects: JSON.stringify(subjects) })
    .execute()

async function deleteFromDesk(connection: Connection, email: string) {
  await connection.deleteFrom('desk_invites').where('email', '=', email).execute()
  await connection
    .updateTable('settings_history')
    .set({ by: ERASED })
    .where('by', '=', email)
    .execute()
}
