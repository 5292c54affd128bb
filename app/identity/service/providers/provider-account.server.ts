import { randomUUID } from 'node:crypto'
import type { Connection } from '../../../database/tables.server'
import {
  type AccountRow,
  epochSeconds,
  findAccountByEmail,
  findByUid,
  readEmail,
  validFromNow,
} from '../account.server'
import { type Refusal, refusal } from '../refusal'
import { revokeAccess } from '../tokens/tokens.server'
import type { ProviderIdentity } from './provider.server'

type Found = { account: AccountRow; isNew: boolean }

export async function findOrCreateAccount(
  connection: Connection,
  identity: ProviderIdentity,
  signedIn?: AccountRow,
): Promise<Found | Refusal> {
  const linked = await connection
    .selectFrom('account_providers')
    .select('uid')
    .where('provider', '=', identity.providerId)
    .where('subject', '=', identity.subject)
    .executeTakeFirst()
  if (linked) {
    if (signedIn && signedIn.uid !== linked.uid) return refusal('FEDERATED_USER_ID_ALREADY_LINKED')
    const account = await findByUid(connection, linked.uid)
    if (!account || account.deleted_at) return refusal('USER_NOT_FOUND')
    return account.disabled ? refusal('USER_DISABLED') : { account, isNew: false }
  }
  if (signedIn) return { account: await link(connection, identity, signedIn), isNew: false }
  const email = readEmail(identity.email)
  const owner = email && (await findAccountByEmail(connection, email))
  if (!owner) return { account: await create(connection, identity, email), isNew: true }
  // An address the provider has not verified may belong to somebody else.
  if (!identity.emailVerified) return refusal('EMAIL_EXISTS')
  if (owner.disabled) return refusal('USER_DISABLED')
  if (owner.email_verified)
    return { account: await link(connection, identity, owner), isNew: false }
  // Somebody else may have signed up with this unverified address: their password is removed.
  const changes = { email_verified: 1, password_hash: null, valid_since: validFromNow() }
  await connection.updateTable('accounts').set(changes).where('uid', '=', owner.uid).execute()
  await revokeAccess(connection, owner.uid)
  return { account: await link(connection, identity, { ...owner, ...changes }), isNew: false }
}

async function link(connection: Connection, identity: ProviderIdentity, account: AccountRow) {
  await connection
    .insertInto('account_providers')
    .values({
      provider: identity.providerId,
      subject: identity.subject,
      uid: account.uid,
      email: identity.email ?? null,
      display_name: identity.name ?? null,
      photo_url: identity.picture ?? null,
    })
    .execute()
  const changes = {
    display_name: account.display_name ?? identity.name ?? null,
    photo_url: account.photo_url ?? identity.picture ?? null,
  }
  await connection.updateTable('accounts').set(changes).where('uid', '=', account.uid).execute()
  return { ...account, ...changes }
}

async function create(
  connection: Connection,
  identity: ProviderIdentity,
  email: string | undefined,
) {
  const now = Date.now()
  const account: AccountRow = {
    uid: randomUUID().replaceAll('-', ''),
    email: email ?? null,
    password_hash: null,
    display_name: identity.name ?? null,
    photo_url: identity.picture ?? null,
    email_verified: identity.emailVerified ? 1 : 0,
    disabled: 0,
    valid_since: epochSeconds(now),
    created_at: now,
    last_login_at: now,
    deleted_at: null,
    places: null,
  }
  await connection.insertInto('accounts').values(account).execute()
  return link(connection, identity, account)
}
