import type { Connection } from '../../database/tables.server'
import { timeOrderedId } from '../../database/time-ordered-id.server'
import { eraseAccount } from '../../identity/service/delete-account.server'
import { hashSecret } from '../../identity/service/tokens/secrets.server'
import { mailboxOf } from '../../mail/mailbox.server'
import { anonymise } from '../../orders/anonymise.server'
import { emailKey } from '../../orders/coupons/coupons.server'
import { removeReviews } from '../../reviews/forget-reviews.server'
import { deleteMessages } from '../messages/delete-messages.server'
import { ERASED } from './erased-words'
import { erasureHash } from './erasures.server'
import { forgetAudit } from './forget-audit.server'
import type { Person } from './person.server'

/** `by` is who does it, as the list of erasures says it. */
export async function erasePerson(connection: Connection, person: Person, by: string) {
  for (const { uid } of person.accounts) await eraseAccount(connection, uid)
  for (const order of person.orders) await anonymise(connection, order)
  const reviews = await removeReviews(
    connection,
    person.orders.map(({ id }) => id),
  )
  for (const { id } of person.withdrawals)
    await connection
      .updateTable('order_returns')
      .set({ name: null, email: null })
      .where('id', '=', id)
      .execute()
  await deleteMessages(
    connection,
    person.messages.map(({ id }) => id),
  )
  for (const { id } of person.mails)
    await connection.deleteFrom('jobs').where('id', '=', id).execute()
  await connection.deleteFrom('subscribers').where('email', '=', person.email).execute()
  await connection.deleteFrom('back_in_stock').where('email', '=', person.email).execute()
  await deleteTraces(connection, person.email)
  await forgetAudit(connection, person)
  if (!person.worksHere) await deleteFromDesk(connection, person.email)
  const counts = {
    accounts: person.accounts.length,
    orders: person.orders.length,
    messages: person.messages.length,
    subscriptions: person.subscriptions.length + person.waits.length,
    mails: person.mails.length,
  }
  const id = timeOrderedId()
  await connection
    .insertInto('erasures')
    .values({
      id,
      ...counts,
      email_hash: erasureHash(id, person.email),
      made_by: by,
      at: Date.now(),
    })
    .execute()
  return { ...counts, reviews }
}

async function deleteFromDesk(connection: Connection, email: string) {
  await connection.deleteFrom('desk_invites').where('email', '=', email).execute()
  await connection
    .updateTable('settings_history')
    .set({ by: ERASED })
    .where('by', '=', email)
    .execute()
}

async function deleteTraces(connection: Connection, email: string) {
  const codes = await connection
    .selectFrom('mailed_codes')
    .select(['hash', 'email', 'new_email'])
    .execute()
  for (const code of codes)
    if ([code.email, code.new_email].some((one) => one && emailKey(one) === email))
      await connection.deleteFrom('mailed_codes').where('hash', '=', code.hash).execute()
  const suffixes = [email, mailboxOf(email).mailbox].map((one) => `:${hashSecret(one)}`)
  const attempts = await connection.selectFrom('identity_attempts').select('key').execute()
  for (const { key } of attempts)
    if (suffixes.some((suffix) => key.endsWith(suffix)))
      await connection.deleteFrom('identity_attempts').where('key', '=', key).execute()
}
