import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../../app/database/tables.server'
import { inTransaction } from '../../../app/database/transactions/transaction.server'
import { deskApi } from '../../../app/desk/api/desk-api'
import { endpoints } from '../../../app/desk/endpoints'
import type { Role } from '../../../app/desk/rights/rights'
import { COMMAND_LINE, recordAudit } from '../../../app/desk/staff/audit.server'
import { currentStaff } from '../../../app/desk/staff/current-staff.server'
import { makeInvitation } from '../../../app/desk/staff/joining/invitations.server'
import { beginSession } from '../../../app/desk/staff/sessions/sessions.server'

export const DESK_ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'plum-lantern-42'

type Headers = Record<string, string>

/** Calls the desk's API as one browser with its cookie. */
export function deskBrowser(db: Database, headers: Headers = {}) {
  const api = deskApi({
    identify: currentStaff,
    record: recordAudit,
    served: endpoints,
    database: db,
  })
  const jar = { cookie: '' }
  return {
    jar,
    async send(method: string, path: string, body?: unknown, more: Headers = {}) {
      const response = await api.request(`${DESK_ORIGIN}/api/desk${path}`, {
        method,
        headers: {
          Origin: DESK_ORIGIN,
          Host: 'localhost:3000',
          'X-Desk': '1',
          'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
          ...(jar.cookie && { Cookie: `other=1; ${jar.cookie}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
          ...more,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const set = response.headers.get('Set-Cookie')
      if (set) jar.cookie = set.split(';')[0] ?? ''
      // biome-ignore lint/suspicious/noExplicitAny: a test looks into responses of any shape
      const json = (await response.json()) as any
      return { status: response.status, headers: response.headers, body: json, code: json.code }
    },
  }
}

export type DeskBrowser = ReturnType<typeof deskBrowser>

export const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + step * 30_000,
  })

export async function invited(db: Database, role: Role, email?: string) {
  const asked = { kind: 'invite', role, email, issuer: COMMAND_LINE } as const
  return (await inTransaction(db, (connection) => makeInvitation(connection, asked))).secret
}

/** Makes a member who accepted an invitation with a password; `browser` is signed in. */
export async function memberWithPassword(db: Database, role: Role) {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const browser = deskBrowser(db)
  const secret = await invited(db, role, email)
  const offered = await browser.send('POST', '/invitation/authenticator', { secret })
  const { setup, secret: totp } = offered.body
  const accept = () =>
    browser.send('POST', '/invitation/accept', {
      secret,
      name: `Mina ${role}`,
      // It is the step before, which leaves those of now and of the next step.
      password: { password: PASSWORD, setup, code: codeOf(totp, -1) },
    })
  let accepted = await accept()
  if (accepted.code === 'wrong_code') accepted = await accept()
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body))
  const recoveryCodes: string[] = accepted.body.recoveryCodes
  const { id } = (await browser.send('GET', '/session')).body.staff
  return { id, email, totp, recoveryCodes, browser }
}

/** Makes a member of staff with a session in the tables; returns the cookie that signs in. */
export async function sessionOf(db: Database, role: Role) {
  const id = crypto.randomUUID()
  const cookie = await inTransaction(db, async (connection) => {
    await connection
      .insertInto('desk_staff')
      .values({
        id,
        name: `Mina ${role}`,
        email: `${id}@example.com`,
        role,
        password_hash: null,
        totp_secret: null,
        totp_step: null,
        recovery_codes: '[]',
        devices: '[]',
        created_at: Date.now(),
      })
      .execute()
    return beginSession(connection, id, new Request(DESK_ORIGIN))
  })
  return { id, cookie: cookie.split(';')[0] ?? '' }
}
