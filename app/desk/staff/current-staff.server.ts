import { updateRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { hashSecret } from '../../secrets/secret.server'
import type { DeskIdentity } from '../api/endpoint'
import type { Role } from '../rights/rights'
import { sessionSecret } from './sessions/session-cookie.server'
import { TOKEN_PREFIX, tokenDoer } from './tokens/token-rules'
import { findToken } from './tokens/tokens.server'

/** Identifies the caller by a bearer token where the request has one, else by the desk's cookie. */
export async function currentStaff(
  db: Connection,
  request: Request,
): Promise<DeskIdentity | undefined> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  // A shopper's token identifies nobody at the desk, even beside a cookie.
  if (bearer !== undefined) return bearer.startsWith(TOKEN_PREFIX) ? byToken(db, bearer) : undefined
  const secret = sessionSecret(request)
  return secret ? bySession(db, secret) : undefined
}

async function bySession(db: Connection, secret: string): Promise<DeskIdentity | undefined> {
  const row = await db
    .selectFrom('desk_sessions')
    .innerJoin('desk_staff', 'desk_staff.id', 'desk_sessions.staff_id')
    .select(['desk_staff.id', 'name', 'email', 'role', 'confirmed_at', 'expires_at'])
    .where('hash', '=', hashSecret(secret))
    .whereRef('desk_sessions.authority', '=', 'desk_staff.authority')
    .executeTakeFirst()
  if (!row || row.expires_at <= Date.now()) return undefined
  const { id, name, email, role, confirmed_at } = row
  return {
    staff: { id, name, email, role: role as Role },
    confirmedAt: confirmed_at,
    by: 'session',
  }
}

/** The time of a token's last use is written once in this many milliseconds. */
const USED_MS = 60_000

async function byToken(db: Connection, secret: string): Promise<DeskIdentity | undefined> {
  const now = Date.now()
  const row = await findToken(db, 'hash', hashSecret(secret))
  if (!row) return undefined
  if ((row.used_at ?? 0) < now - USED_MS)
    await inTransaction(
      db,
      (connection) => updateRow(connection, 'desk_tokens', row.id, { used_at: now }),
      { synced: false },
    )
  const staff = { id: tokenDoer(row.id), name: row.name, email: '', role: row.role as Role }
  return { staff, confirmedAt: 0, by: 'token' }
}
