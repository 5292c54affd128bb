import { randomUUID } from 'node:crypto'
import { insertRow } from '../../../database/rows.server'
import type { Connection } from '../../../database/tables.server'
import { hashSecret, newSecret } from '../../../secrets/secret.server'
import { authorityOf } from '../authority/issuers.server'
import { deviceOf } from './device'
import { SESSION_MS, sessionCookie, sessionSecret } from './session-cookie.server'

/** Begins a session with a new id and ends the browser's former one. */
export async function beginSession(connection: Connection, staffId: string, request: Request) {
  const now = Date.now()
  await endSession(connection, request)
  await connection.deleteFrom('desk_sessions').where('expires_at', '<=', now).execute()
  const secret = newSecret()
  await insertRow(connection, 'desk_sessions', {
    hash: hashSecret(secret),
    id: randomUUID(),
    staff_id: staffId,
    device: deviceOf(request.headers.get('User-Agent')),
    created_at: now,
    confirmed_at: now,
    expires_at: now + SESSION_MS,
    authority: await authorityOf(connection, staffId),
  })
  return sessionCookie(request, secret)
}

const hashOf = (request: Request) => hashSecret(sessionSecret(request) ?? '')

export const endSession = (connection: Connection, request: Request) =>
  connection.deleteFrom('desk_sessions').where('hash', '=', hashOf(request)).execute()

export const endSessionsOf = (connection: Connection, staffId: string) =>
  connection.deleteFrom('desk_sessions').where('staff_id', '=', staffId).execute()

export const endOtherSessions = (connection: Connection, staffId: string, request: Request) =>
  connection
    .deleteFrom('desk_sessions')
    .where('staff_id', '=', staffId)
    .where('hash', '<>', hashOf(request))
    .execute()

/** Returns false when the person has no such session. */
export async function endOneSession(connection: Connection, staffId: string, id: string) {
  const { numDeletedRows } = await connection
    .deleteFrom('desk_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Lists sessions, the latest first; `current` marks the caller's. */
export async function listSessions(db: Connection, staffId: string, request: Request) {
  const own = hashOf(request)
  const rows = await db
    .selectFrom('desk_sessions')
    .select(['id', 'hash', 'device', 'created_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', Date.now())
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id, hash, device, created_at, expires_at }) => ({
    id,
    device,
    startedAt: created_at,
    expiresAt: expires_at,
    current: hash === own,
  }))
}

/** Records a fresh proof of identity, so that sensitive requests need none for a while. */
export async function confirmSession(connection: Connection, request: Request) {
  const confirmedAt = Date.now()
  await connection
    .updateTable('desk_sessions')
    .set({ confirmed_at: confirmedAt })
    .where('hash', '=', hashOf(request))
    .execute()
  return confirmedAt
}
