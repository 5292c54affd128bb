import type { Selectable } from 'kysely'
import type { Connection } from '../../database/tables.server'
import { EMAIL } from '../../ui/forms/email'
import { faultOf } from '../../ui/forms/rules'
import type { AccountsTable } from './tables.server'

export type Account = Selectable<AccountsTable>

/** A living account by its (lower-cased) address. */
export function findByEmail(connection: Connection, email: string) {
  return connection
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Any account by its id, tombstones included. */
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

/** The address as the accounts table has it (lower case), or undefined when it is none. */
export function readEmail(value: unknown) {
  if (typeof value !== 'string' || faultOf(value, EMAIL)) return undefined
  return value.trim().toLowerCase()
}

/** Unlike milliseconds elsewhere: tokens count in seconds. */
export const seconds = (now = Date.now()) => Math.floor(now / 1000)

/**
 * The `valid_since` that kills every token made until now. Tokens count in whole seconds, so it
 * is the next one; tokens made right after carry it as their time of issue (tokens.server.ts).
 */
export const validFromNow = () => seconds() + 1
