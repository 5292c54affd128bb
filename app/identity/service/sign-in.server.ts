import { config } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { type AccountRow, findAccountByEmail, readEmail } from './account.server'
import { guessingGuard } from './guessing.server'
import { isPassword } from './passwords/hashing.server'
import { Refusal, refusal, TOO_MANY } from './refusal'
import { createSession, issueTokens } from './tokens/tokens.server'

const guard = guessingGuard('login', () => ({
  here: config.IDENTITY_LOGIN_ATTEMPTS,
  everywhere: config.IDENTITY_LOGIN_ATTEMPTS * 10,
}))
/** Names the account to the guard. A new password makes a new name, and so resets the tries. */
const guarded = (email: string, { valid_since = 0 }: Partial<AccountRow> = {}) =>
  `${email} ${valid_since}`

interface SignIn {
  email?: unknown
  password?: unknown
}

/** Signs in; an unknown address and a wrong password get the same response, after the same time. */
export async function signInWithPassword(db: Database, body: SignIn) {
  if (!body.email) return refusal('MISSING_EMAIL')
  const email = readEmail(body.email)
  if (!email) return refusal('INVALID_EMAIL')
  const { password } = body
  if (typeof password !== 'string' || password === '') return refusal('MISSING_PASSWORD')
  const account = await checkPassword(db, email, password)
  if (account instanceof Refusal) return account
  return completeSignIn(db, account, 'password')
}

/** Checks the limit again after hashing: of guesses sent at once, those past it learn nothing. */
async function checkPassword(db: Database, email: string, password: string) {
  const account = await findAccountByEmail(db, email)
  const tried = guarded(email, account)
  if (await guard.wait(db, tried)) return TOO_MANY
  const right = await isPassword(account?.password_hash, password)
  if (!account || !right) {
    return (await guard.count(db, tried)) ? refusal('INVALID_LOGIN_CREDENTIALS') : TOO_MANY
  }
  if (await guard.wait(db, tried)) return TOO_MANY
  return account.disabled ? refusal('USER_DISABLED') : account
}

/** Stores the sign-in and forgets the account's failures from this client address. */
export async function completeSignIn(db: Database, account: AccountRow, provider: string) {
  const now = Date.now()
  const signedIn = { ...account, last_login_at: now }
  const session = await inTransaction(
    db,
    async (connection) => {
      // No row is updated when the password changed or the account was deleted since it was read.
      const { numUpdatedRows } = await connection
        .updateTable('accounts')
        .set({ last_login_at: now })
        .where('uid', '=', account.uid)
        .where('deleted_at', 'is', null)
        .where('valid_since', '=', account.valid_since)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return undefined
      if (account.email) await guard.forget(connection, guarded(account.email, account))
      return createSession(connection, signedIn, provider)
    },
    { synced: false },
  )
  if (!session) return refusal('INVALID_LOGIN_CREDENTIALS')
  return { account: signedIn, tokens: await issueTokens(db, signedIn, session) }
}
