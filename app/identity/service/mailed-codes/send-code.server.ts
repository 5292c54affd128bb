import { randomUUID } from 'node:crypto'
import type { Language } from '../../../business'
import { countAttempts, countKey } from '../../../database/counts/counts.server'
import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { clientAddress } from '../../../http/client-address.server'
import { parseUrl, toText } from '../../../input/parsed'
import { enqueueMail } from '../../../mail/enqueue-mail.server'
import { hashSecret } from '../../../secrets/secret.server'
import { type AccountRow, findAccountByEmail, readEmail } from '../account.server'
import { authorizedDomains } from '../authorized-domains.server'
import { Refusal, refusal, TOO_MANY } from '../refusal'
import { needsRecentSignIn, verifyIdToken } from '../tokens/tokens.server'
import { takeCodeTurn } from './code-turns.server'
import { type CodeRequest, REQUESTS } from './mailed-codes.server'

export interface SendCode {
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
