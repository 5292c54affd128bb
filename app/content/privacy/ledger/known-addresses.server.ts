import type { Connection } from '../../../database/tables.server'

/** Returns all stored addresses: each may belong to somebody who was erased. */
export async function knownAddresses(connection: Connection) {
  const found = [
    await connection.selectFrom('orders').select('email_key as email').distinct().execute(),
    await connection.selectFrom('accounts').select('email').execute(),
    await connection.selectFrom('account_providers').select('email').execute(),
    await connection.selectFrom('mailed_codes').select('email').execute(),
    await connection.selectFrom('mailed_codes').select('new_email as email').execute(),
    await connection.selectFrom('contact_messages').select('email').execute(),
    await connection.selectFrom('subscribers').select('email').execute(),
    await connection.selectFrom('back_in_stock').select('email').execute(),
    await connection.selectFrom('order_returns').select('email').execute(),
    await connection.selectFrom('desk_invites').select('email').execute(),
  ]
  const mails = await connection.selectFrom('jobs').select('payload').execute()
  const audited = await connection
    .selectFrom('desk_audit')
    .select(['subject', 'before', 'after'])
    .execute()
  const written = [
    ...mails.flatMap(({ payload }) => addressesIn(payload)),
    ...audited.flatMap((row) => addressesIn(Object.values(row).join(' '))),
  ]
  return [...found.flat().flatMap(({ email }) => email ?? []), ...written]
}

const addressesIn = (text: string) =>
  text.match(/[^\s"<>()[\]{}:;,\\]+@[^\s"<>()[\]{}:;,\\]+/g) ?? []
