import { randomUUID } from 'node:crypto'
import type { Language } from '../../../business'
import { countAttempts, countKey } from '../../../database/counts/counts.server'
import { type Rate, takeTurns } from '../../../database/counts/turns.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { MINUTE_MS } from '../../../durations'
import { clientAddress } from '../../../http/rate-limits.server'
import { parseUrl, toText } from '../../../input/parsed'
import { countDelay, enqueueMail, mailboxKey, takeTyped } from '../../../mail/enqueue-mail.server'
import { mailboxOf } from '../../../mail/mailbox.server'
import { hashSecret } from '../../../secrets/secret.server'
import { type AccountRow, findAccountByEmail, readEmail } from '../account.server'
import { authorizedDomains } from '../authorized-domains.server'
import { isKnownPlace } from '../known-places.server'
import { Refusal, refusal, TOO_MANY } from '../refusal'
import { needsRecentSignIn, verifyIdToken } from '../tokens/tokens.server'
import { type CodeRequest, REQUESTS } from './mailed-codes.server'

const EVERY_MS = 7.5 * MINUTE_MS
/** The limit of one account and kind. A waiting mail serves all requests: its code is new then. */
const OF_ACCOUNT: Rate = { name: 'codes', burst: 8, everyMs: EVERY_MS, waiting: 1 }
const FROM_KNOWN: Rate = { ...OF_ACCOUNT, name: 'codes-known' }
/** The limit of unconfirmed variants of one mailbox, which nobody has proved to own. */
const OF_VARIANTS: Rate = { name: 'codes', burst: 8, everyMs: EVERY_MS, waiting: 8 }

interface SendCode {
  requestType?: unknown
  email?: unknown
  newEmail?: unknown
  idToken?: unknown
  continueUrl?: unknown
  returnOobLink?: unknown
}

const CODES_AN_HOUR = 5

export interface CodeMail {
  request: CodeRequest
  uid: string
  email: string
  newEmail?: string
  continueUrl?: string
  since?: number
}

/** Mails a one-time code. An unknown address gets the same response, after the same work. */
export async function sendCode(db: Database, body: SendCode, language: Language) {
  if (body.returnOobLink) return refusal('INSUFFICIENT_PERMISSION')
  if (!body.requestType) return refusal('MISSING_REQ_TYPE')
  const request = REQUESTS.find((known) => known === body.requestType)
  if (!request) return refusal('INVALID_REQ_TYPE')
  const continueUrl = readContinueUrl(body.continueUrl)
  if (continueUrl instanceof Refusal) return continueUrl
  const recipient = await findRecipient(db, request, body)
  if (recipient instanceof Refusal) return recipient
  const { account, email, newEmail } = recipient
  const place = hashSecret(clientAddress())
  const key = countKey(`${request}:${place}`, newEmail ?? email)
  const counts = await countAttempts(db, [key], 3600)
  if ((counts.get(key) ?? 0) > CODES_AN_HOUR) return TOO_MANY

  const known = Boolean(account?.email && !account.disabled)
  const of = { uid: account?.uid ?? '', since: account?.valid_since }
  const mail: CodeMail = { request, ...of, email, newEmail, continueUrl }
  const turn = await inTransaction(db, async (connection) => {
    const at = await takeCodeTurn(connection, { request, email, newEmail, account })
    if (typeof at !== 'number') return at
    const key = `identity:${randomUUID()}`
    const to = newEmail ?? email
    const code = { key, template: 'identity-code', to, language, data: mail }
    await enqueueMail(connection, code, at)
    // An unknown address gets a mail that is removed again, for the time that a known one takes.
    if (!known)
      await connection.deleteFrom('jobs').where('dedupe_key', '=', `mail:${key}`).execute()
  })
  if (turn === 'full') return TOO_MANY
  return { email: newEmail ?? email }
}

type Recipient = { account?: AccountRow; email: string; newEmail?: string }

async function findRecipient(
  db: Database,
  request: CodeRequest,
  body: SendCode,
): Promise<Recipient | Refusal> {
  if (request === 'PASSWORD_RESET' || request === 'EMAIL_SIGNIN') {
    if (!body.email) return refusal('MISSING_EMAIL')
    const email = readEmail(body.email)
    return email
      ? { email, account: await findAccountByEmail(db, email) }
      : refusal('INVALID_EMAIL')
  }
  const signedIn = await verifyIdToken(db, body.idToken)
  if (signedIn instanceof Refusal) return signedIn
  const { account } = signedIn
  if (!account.email) return refusal('MISSING_EMAIL')
  if (request === 'VERIFY_EMAIL') return { account, email: account.email }
  if (!body.newEmail) return refusal('MISSING_NEW_EMAIL')
  const newEmail = readEmail(body.newEmail)
  if (!newEmail) return refusal('INVALID_EMAIL')
  if (needsRecentSignIn(signedIn)) return refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  if (await findAccountByEmail(db, newEmail)) return refusal('EMAIL_EXISTS')
  return { account, email: account.email, newEmail }
}

function readContinueUrl(value: unknown): string | undefined | Refusal {
  if (value === undefined || value === null || value === '') return undefined
  const url = toText(value)
  const target = parseUrl(url)
  if (!target || !/^https?:/.test(url)) return refusal('INVALID_CONTINUE_URI')
  if (!authorizedDomains().includes(target.hostname))
    return refusal('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted')
  return url
}

interface Asked {
  request: CodeRequest
  email: string
  newEmail?: string
  account?: AccountRow
}

/**
 * Returns when a mail with a code may be sent (epoch ms). `waits`: one is waiting already. `full`:
 * try later. This reveals no account, except that a variant of a used-up mailbox does: a customer's
 * mail counts more there, and signing up reveals it too.
 */
async function takeCodeTurn(
  connection: Connection,
  { request, email, newEmail, account }: Asked,
): Promise<number | 'waits' | 'full'> {
  if (newEmail !== undefined) return (await takeTyped(connection, newEmail)) ?? 'full'
  const known = account !== undefined && isKnownPlace(account)
  const rate = known ? FROM_KNOWN : OF_ACCOUNT
  const [own] = await takeTurns(connection, rate, [countKey(`${rate.name}:${request}`, email)])
  const mine = countDelay(rate, own)
  if (!mailboxOf(email).variant || account?.email_verified) return mine ?? 'waits'
  const [shared] = await takeTurns(connection, OF_VARIANTS, [mailboxKey(OF_VARIANTS, email)])
  if (shared === undefined) return 'full'
  return mine === undefined ? 'waits' : Math.max(mine, shared)
}
