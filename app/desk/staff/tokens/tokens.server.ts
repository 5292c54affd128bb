import { randomUUID } from 'node:crypto'
import type { Connection } from '../../../database/tables.server'
import { DAY_MS } from '../../../durations'
import { hashSecret, newSecret } from '../../../secrets/secret.server'
import { may, type Role } from '../../rights/rights'
import { authorityOf, ISSUES } from '../authority/issuers.server'
import { TOKEN_PREFIX } from './token-rules'

interface NewToken {
  name: string
  role: string
  days: number
  /** Id of the person with whose rights the token ends. */
  madeBy: string
}

/** Returns the token once; only its hash is stored. */
export async function makeToken(connection: Connection, { name, role, days, madeBy }: NewToken) {
  const token = TOKEN_PREFIX + newSecret()
  const now = Date.now()
  const row = {
    id: randomUUID(),
    hash: hashSecret(token),
    name,
    role,
    made_by: madeBy,
    created_at: now,
    expires_at: now + days * DAY_MS,
    used_at: null,
    authority: await authorityOf(connection, madeBy),
  }
  await connection.insertInto('desk_tokens').values(row).execute()
  return { token, id: row.id, expiresAt: row.expires_at }
}

/** Finds a valid token; it ends with the rights of its maker. */
export async function findToken(db: Connection, by: 'hash' | 'id', value: string) {
  const row = await db
    .selectFrom('desk_tokens')
    .innerJoin('desk_staff', 'desk_staff.id', 'desk_tokens.made_by')
    .selectAll('desk_tokens')
    .select('desk_staff.role as maker')
    .where(`desk_tokens.${by}`, '=', value)
    .whereRef('desk_tokens.authority', '=', 'desk_staff.authority')
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  return row && may(row.maker as Role, ISSUES) ? row : undefined
}

/** Lists tokens, expired ones too, which explain why a script stopped. */
export async function listTokens(db: Connection) {
  const rows = await db
    .selectFrom('desk_tokens')
    .leftJoin('desk_staff', 'desk_staff.id', 'made_by')
    .select([
      'desk_tokens.id',
      'desk_tokens.name',
      'desk_tokens.role',
      'desk_tokens.created_at',
      'desk_tokens.expires_at',
      'desk_tokens.used_at',
      'desk_staff.name as maker',
    ])
    .orderBy('desk_tokens.created_at', 'desc')
    .execute()
  return rows.map(({ created_at, expires_at, used_at, maker, ...row }) => ({
    ...row,
    madeBy: maker ?? '',
    madeAt: created_at,
    expiresAt: expires_at,
    usedAt: used_at,
  }))
}

/** Returns the revoked token; undefined when there is none. */
export const revokeDeskToken = (connection: Connection, id: string) =>
  connection
    .deleteFrom('desk_tokens')
    .where('id', '=', id)
    .returning(['name', 'role'])
    .executeTakeFirst()
