import { config } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'
import { type Account, findByEmail, readEmail } from './account.server'
import { countAttempt, forgetAttempts, isHeldBack } from './attempts.server'
import { inTurn } from './passwords.server'
import { Refusal, refuse, TOO_MANY } from './refusal'
import { openSession, tokensOf } from './tokens/tokens.server'

/** Wrong passwords count within this window, seconds. */
const WINDOW = 15 * 60

export interface SignIn {
  email?: unknown
  password?: unknown
}

/** Unknown and wrong look the same, in words and in time. */
export async function signInWithPassword(db: Database, body: SignIn) {
  if (!body.email) return refuse('MISSING_EMAIL')
  const email = readEmail(body.email)
  if (!email) return refuse('INVALID_EMAIL')
  const { password } = body
  if (typeof password !== 'string' || password === '') return refuse('MISSING_PASSWORD')
  const account = await checkPassword(db, email, password)
  if (account instanceof Refusal) return account
  return enter(db, account, 'password')
}

/** The account whose password this is. Failures are counted where the hash is, one by one. */
function checkPassword(db: Database, email: string, password: string) {
  return inTurn(async ({ isPassword }) => {
    if (await isHeldBack(db, 'login', email, config.IDENTITY_LOGIN_ATTEMPTS)) return TOO_MANY
    const account = await findByEmail(db, email)
    const right = await isPassword(account?.password_hash, password)
    if (account && right) return account.disabled ? refuse('USER_DISABLED') : account
    await countAttempt(db, 'login', email, WINDOW)
    return refuse('INVALID_LOGIN_CREDENTIALS')
  })
}

/** Signs an account in that has proved who it is; its failed attempts are forgotten. */
export async function enter(db: Database, account: Account, provider: string) {
  const now = Date.now()
  const entered = { ...account, last_login_at: now }
  const session = await inTransaction(
    db,
    async (connection) => {
      // A password that changed, or an account that went, between the proof and now does not enter.
      const { numUpdatedRows } = await connection
        .updateTable('accounts')
        .set({ last_login_at: now })
        .where('uid', '=', account.uid)
        .where('deleted_at', 'is', null)
        .where('valid_since', '=', account.valid_since)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return undefined
      if (account.email) await forgetAttempts(connection, 'login', account.email)
      return openSession(connection, entered, provider)
    },
    { synced: false },
  )
  if (!session) return refuse('INVALID_LOGIN_CREDENTIALS')
  return { account: entered, tokens: await tokensOf(db, entered, session) }
}
