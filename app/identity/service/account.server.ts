import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Connection } from '../../database/tables.server'
import { withAsciiDomain } from '../../ui/forms/ascii-domain.server'
import { EMAIL } from '../../ui/forms/email'
import { faultOf } from '../../ui/forms/rules'
import type { AccountsTable } from './tables.server'

export type AccountRow = Selectable<AccountsTable>

/** Returns the row of an account that is made now, with a new uid; it is not stored yet. */
export function newAccount(given: Partial<AccountRow>): AccountRow {
  const now = Date.now()
  return {
    uid: randomUUID().replaceAll('-', ''),
    email: null,
    password_hash: null,
    display_name: null,
    photo_url: null,
    email_verified: 0,
    disabled: 0,
    valid_since: epochSeconds(now),
    created_at: now,
    last_login_at: now,
    deleted_at: null,
    places: null,
    ...given,
  }
}

export function findAccountByEmail(connection: Connection, email: string) {
  return connection
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function findByUid(connection: Connection, uid: string) {
  return connection.selectFrom('accounts').selectAll().where('uid', '=', uid).executeTakeFirst()
}

export function providersOf(connection: Connection, uid: string) {
  return connection
    .selectFrom('account_providers')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('provider')
    .execute()
}

export function readEmail(value: unknown) {
  if (typeof value !== 'string') return undefined
  const email = withAsciiDomain(value)
  return faultOf(email, EMAIL) ? undefined : email.toLowerCase()
}

/** Returns seconds, as in JWTs (RFC 7519 section 2), unlike the milliseconds of other columns. */
export const epochSeconds = (now = Date.now()) => Math.floor(now / 1000)

/** Returns the time from which tokens are valid: the next second, as tokens have whole seconds. */
export const validFromNow = () => epochSeconds() + 1
