import { config } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'
import { type Account, findByEmail, readEmail } from './account.server'
import { countAttempt, isThrottled, resetAttempts } from './attempts.server'
import { isPassword } from './passwords/hashing.server'
import { Refusal, refuse, TOO_MANY } from './refusal'
import { createSession, issueTokens } from './tokens/tokens.server'

/** Wrong passwords count within this window, seconds. */
const WINDOW = 15 * 60

export interface SignIn {
  email?: unknown
  password?: unknown
}

/** An unknown address and a wrong password get the same response, after the same time. */
export async function signInWithPassword(db: Database, body: SignIn) {
  if (!body.email) return refuse('MISSING_EMAIL')
  const email = readEmail(body.email)
  if (!email) return refuse('INVALID_EMAIL')
  const { password } = body
  if (typeof password !== 'string' || password === '') return refuse('MISSING_PASSWORD')
  const account = await checkPassword(db, email, password)
  if (account instanceof Refusal) return account
  return completeSignIn(db, account, 'password')
}

/**
 * The account whose password this is. The limit is checked again after hashing: of many guesses
 * sent at once, those past the limit learn nothing, not even that they are right.
 */
async function checkPassword(db: Database, email: string, password: string) {
  const limit = config.IDENTITY_LOGIN_ATTEMPTS
  if (await isThrottled(db, 'login', email, limit)) return TOO_MANY
  const account = await findByEmail(db, email)
  const right = await isPassword(account?.password_hash, password)
  if (!account || !right) {
    const failures = await countAttempt(db, 'login', email, WINDOW)
    return failures > limit ? TOO_MANY : refuse('INVALID_LOGIN_CREDENTIALS')
  }
  if (await isThrottled(db, 'login', email, limit)) return TOO_MANY
  return account.disabled ? refuse('USER_DISABLED') : account
}

/** Starts a session for an account that has proved who it is; its failed attempts are forgotten. */
export async function completeSignIn(db: Database, account: Account, provider: string) {
  const now = Date.now()
  const signedIn = { ...account, last_login_at: now }
  const session = await inTransaction(
    db,
    async (connection) => {
      // No row when the password changed or the account was deleted since it was read.
      const { numUpdatedRows } = await connection
        .updateTable('accounts')
        .set({ last_login_at: now })
        .where('uid', '=', account.uid)
        .where('deleted_at', 'is', null)
        .where('valid_since', '=', account.valid_since)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return undefined
      if (account.email) await resetAttempts(connection, 'login', account.email)
      return createSession(connection, signedIn, provider)
    },
    { synced: false },
  )
  if (!session) return refuse('INVALID_LOGIN_CREDENTIALS')
  return { account: signedIn, tokens: await issueTokens(db, signedIn, session) }
}
