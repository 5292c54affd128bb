import type { Connection } from '../../app/database/tables.server'
import { timeOrderedId } from '../../app/database/time-ordered-id.server'
import { eraseAccount } from '../../app/identity/service/delete-account.server'
import { hashSecret } from '../../app/identity/service/tokens/secrets.server'
import { anonymise } from '../../app/orders/anonymise.server'
import { emailKey } from '../../app/orders/coupons/coupons.server'
import { removeReviews } from '../../app/reviews/forget-reviews.server'
import type { Person } from './person'

export async function erasePerson(connection: Connection, person: Person) {
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
  await deleteRows(
    connection,
    'contact_messages',
    person.messages.map(({ id }) => id),
  )
  await deleteRows(
    connection,
    'jobs',
    person.mails.map(({ id }) => id),
  )
  await connection.deleteFrom('subscribers').where('email', '=', person.email).execute()
  await connection.deleteFrom('back_in_stock').where('email', '=', person.email).execute()
  await deleteTraces(connection, person.email)
  const counts = {
    accounts: person.accounts.length,
    orders: person.orders.length,
    messages: person.messages.length,
    subscriptions: person.subscriptions.length + person.waits.length,
    mails: person.mails.length,
  }
  await connection
    .insertInto('erasures')
    .values({ id: timeOrderedId(), ...counts, at: Date.now() })
    .execute()
  return { ...counts, reviews }
}

async function deleteRows(
  connection: Connection,
  table: 'contact_messages' | 'jobs',
  ids: string[],
) {
  for (const id of ids) await connection.deleteFrom(table).where('id', '=', id).execute()
}

async function deleteTraces(connection: Connection, email: string) {
  const codes = await connection
    .selectFrom('mailed_codes')
    .select(['hash', 'email', 'new_email'])
    .execute()
  for (const code of codes)
    if ([code.email, code.new_email].some((one) => one && emailKey(one) === email))
      await connection.deleteFrom('mailed_codes').where('hash', '=', code.hash).execute()
  const suffix = `:${hashSecret(email)}`
  const attempts = await connection.selectFrom('identity_attempts').select('key').execute()
  for (const { key } of attempts)
    if (key.endsWith(suffix))
      await connection.deleteFrom('identity_attempts').where('key', '=', key).execute()
}
