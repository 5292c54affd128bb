import { insertRow, updateRow, updateRows } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { eraseAccount } from '../../identity/service/delete-account.server'
import { mailboxOf } from '../../mail/mailbox.server'
import { emailKey } from '../../orders/coupons/coupons.server'
import { ANONYMOUS } from '../../orders/order/is-anonymous'
import { hashSecret } from '../../secrets/secret.server'
import { deleteMessages } from '../messages/delete-messages.server'
import { eraseOrders } from './erase-orders.server'
import { blotter, ERASED } from './erased-words'
import { forgetSubjects, forgetWords } from './forget-audit.server'
import { deleteJobs, filesOf } from './mail-jobs.server'
import type { PersonData } from './person.server'
import { personWords, type Word } from './words.server'

/**
 * Erases a person. In the result, `files` are names in the outbox, `rated` products whose ratings
 * must be announced, and `words` the ones that nothing may hold any more.
 */
export async function erasePerson(connection: Connection, person: PersonData) {
  const words = personWords(person)
  for (const { uid } of person.accounts) await eraseAccount(connection, uid)
  const { rated, reviews, files } = await eraseOrders(connection, person.orders, 'removed')
  for (const { id } of person.withdrawals)
    await updateRow(connection, 'order_returns', id, { name: null, email: null })
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
  insertRow(connection, 'erasures', { ...erasure, ...counts, subjects: JSON.stringify(subjects) })

async function deleteFromDesk(connection: Connection, email: string) {
  await connection.deleteFrom('desk_invites').where('email', '=', email).execute()
  await updateRows(connection, 'settings_history', { by: email }, { by: ERASED })
}

/** Erases a person's traces in rows that are not theirs: codes, counts, keys and searches. */
async function eraseTraces(connection: Connection, person: PersonData, words: readonly Word[]) {
  await deleteCodes(connection, person.email)
  await deleteCounts(connection, person.email, words)
  await eraseOwnKeys(connection, person, words)
  await deleteSearches(connection, words)
}

async function deleteCodes(connection: Connection, email: string) {
  const codes = await connection
    .selectFrom('mailed_codes')
    .select(['hash', 'email', 'new_email'])
    .execute()
  for (const code of codes)
    if ([code.email, code.new_email].some((one) => one && emailKey(one) === email))
      await connection.deleteFrom('mailed_codes').where('hash', '=', code.hash).execute()
}

/** Deletes counts of attempts and mails, whose keys are hashes of addresses and phone numbers. */
async function deleteCounts(connection: Connection, email: string, words: readonly Word[]) {
  const phones = words.filter(({ kind }) => kind === 'phone').map(({ text }) => text)
  const counted = new Set([email, mailboxOf(email).mailbox, ...phones].map(hashSecret))
  const attempts = await connection.selectFrom('identity_attempts').select('key').execute()
  for (const { key } of attempts)
    if (counted.has(key.slice(key.lastIndexOf(':') + 1)))
      await connection.deleteFrom('identity_attempts').where('key', '=', key).execute()
}

/**
 * Erases words in keys: a client may have put an address into its idempotency key, and somebody a
 * name into a tracking number.
 */
async function eraseOwnKeys(
  connection: Connection,
  { email, orders }: PersonData,
  words: readonly Word[],
) {
  // In the person's own rows, a first or last name alone is theirs too.
  const parts = words.filter(({ kind }) => kind === 'name').flatMap(({ text }) => text.split(/\s+/))
  const known = [email, ...words.map(({ text }) => text), ...parts.filter(isNoInitial)]
  const blot = blotter(known)
  const says = (text: string | null): text is string => text !== null && blot(text) !== text
  for (const { id, idempotency_key: key, tracking } of orders) {
    const changed = {
      ...(says(key) && { idempotency_key: ANONYMOUS + id }),
      ...(says(tracking) && { tracking: ERASED }),
    }
    if (Object.keys(changed).length > 0)
      await connection.updateTable('orders').set(changed).where('id', '=', id).execute()
  }
}

const isNoInitial = (name: string) => name.length >= 3

/** Deletes searches that hold the words; those of others for the same go with them. */
async function deleteSearches(connection: Connection, words: readonly Word[]) {
  const blot = blotter(words.map(({ text }) => text))
  const searches = await connection
    .selectFrom('search_days')
    .select('text')
    .distinct()
    .where((row) => row('answered', '=', 0))
    .execute()
  for (const { text } of searches)
    if (blot(text) !== text)
      for (const table of ['search_days', 'search_clicks'] as const)
        await connection.deleteFrom(table).where('text', '=', text).execute()
}
