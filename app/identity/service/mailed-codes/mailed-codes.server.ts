import type { Selectable } from 'kysely'
import { config } from '../../../config.server'
import { findRow } from '../../../database/rows.server'
import { type Connection, engineOf } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { MINUTE_MS } from '../../../durations'
import { hashSecret, newSecret } from '../../../secrets/secret.server'
import { findByUid } from '../account.server'
import { ALREADY_CONFIRMED, Refusal, refusal } from '../refusal'
import type { MailedCodesTable } from '../tables.server'

export const REQUESTS = [
  'PASSWORD_RESET',
  'VERIFY_EMAIL',
  'VERIFY_AND_CHANGE_EMAIL',
  'EMAIL_SIGNIN',
] as const
export type CodeRequest = (typeof REQUESTS)[number]

interface CodeFor {
  request: CodeRequest
  uid: string
  email: string
  newEmail?: string
  since?: number
}

/** Returns undefined when the account's password or address changed since the request. */
export async function createCode(
  connection: Connection,
  { request, uid, email, newEmail, since }: CodeFor,
) {
  const code = newSecret()
  const row = {
    hash: hashSecret(code),
    request,
    uid,
    email,
    new_email: newEmail ?? null,
    expires_at: Date.now() + config.IDENTITY_CODE_MINUTES * MINUTE_MS,
    used_at: null,
  }
  return inTransaction(connection, async (one) => {
    // The account is locked, so that a concurrent change ends the code, too.
    const account = await one
      .selectFrom('accounts')
      .select('valid_since')
      .where('uid', '=', uid)
      .$if(engineOf(one) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (since !== undefined && account?.valid_since !== since) return undefined
    await one.insertInto('mailed_codes').values(row).execute()
    return code
  })
}

/** Returns a code and its account; it is invalid if the account no longer has its address. */
export async function findCode(connection: Connection, code: unknown) {
  if (code === undefined || code === '') return refusal('MISSING_OOB_CODE')
  if (typeof code !== 'string') return refusal('INVALID_OOB_CODE')
  const row = await findRow(connection, 'mailed_codes', { hash: hashSecret(code) })
  if (!row) return refusal('INVALID_OOB_CODE')
  if (row.used_at) return refusal('INVALID_OOB_CODE', await outcomeOf(connection, row))
  if (row.expires_at <= Date.now()) return refusal('EXPIRED_OOB_CODE')
  const account = await findByUid(connection, row.uid)
  if (!account || account.deleted_at || account.email !== row.email)
    return refusal('INVALID_OOB_CODE')
  if (account.disabled) return refusal('USER_DISABLED')
  return { request: row.request as CodeRequest, newEmail: row.new_email, account }
}

/** Returns what a used code says: that the account has the address, confirmed, which it was for. */
async function outcomeOf(connection: Connection, row: Selectable<MailedCodesTable>) {
  if (row.request !== 'VERIFY_EMAIL' && row.request !== 'VERIFY_AND_CHANGE_EMAIL') return undefined
  const account = await findByUid(connection, row.uid)
  const stands = account?.email_verified && account.email === (row.new_email ?? row.email)
  return stands && !account.deleted_at ? ALREADY_CONFIRMED : undefined
}

/** Uses up a code and all others of its kind; only one of concurrent callers succeeds. */
export async function redeemCode(connection: Connection, code: unknown) {
  const found = await findCode(connection, code)
  if (found instanceof Refusal) return found
  const { numUpdatedRows } = await connection
    .updateTable('mailed_codes')
    .set({ used_at: Date.now() })
    .where('hash', '=', hashSecret(code as string))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return refusal('INVALID_OOB_CODE')
  await connection
    .updateTable('mailed_codes')
    .set({ used_at: Date.now() })
    .where('uid', '=', found.account.uid)
    .where('request', '=', found.request)
    .where('used_at', 'is', null)
    .execute()
  return found
}
