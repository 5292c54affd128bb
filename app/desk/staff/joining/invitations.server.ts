import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { insertRow } from '../../../database/rows.server'
import type { Connection } from '../../../database/tables.server'
import { DAY_MS } from '../../../durations'
import { hashSecret, newSecret } from '../../../secrets/secret.server'
import type { Role } from '../../rights/rights'
import type { Doer } from '../audit.server'
import { authorityOf, stands } from '../authority/issuers.server'
import { lockPeople } from '../people/people.server'
import type { DeskInvitesTable } from '../tables.server'

export type Invitation = Selectable<DeskInvitesTable>
/** Links of owners and resets are the most powerful, so that they last only a day. */
const lifetime = (role: Role, kind: string) =>
  role === 'owner' || kind === 'reset' ? DAY_MS : 7 * DAY_MS

interface NewInvitation {
  /** 'first' counts only while there is no owner. */
  kind: 'first' | 'invite' | 'reset'
  role: Role
  email?: string
  staffId?: string
  issuer: Doer
}

/** Replaces an earlier invitation of the same person. Returns the secret once, for a link. */
export async function makeInvitation(
  connection: Connection,
  { kind, role, email, staffId, issuer }: NewInvitation,
) {
  const now = Date.now()
  const secret = newSecret()
  const id = randomUUID()
  const expiresAt = now + lifetime(role, kind)
  await connection.deleteFrom('desk_invites').where('expires_at', '<=', now).execute()
  if (email !== undefined)
    await connection.deleteFrom('desk_invites').where('email', '=', email).execute()
  await insertRow(connection, 'desk_invites', {
    id,
    kind,
    hash: hashSecret(secret),
    mailed_hash: null,
    staff_id: staffId ?? null,
    email: email ?? null,
    role,
    invited_by: issuer.name,
    created_at: now,
    expires_at: expiresAt,
    issuer_id: issuer.id,
    issuer_authority: (await authorityOf(connection, issuer.id)) ?? 0,
  })
  return { id, secret, expiresAt }
}

/** The secret follows "#", which browsers send to no server. */
export const linkTo = (origin: string, secret: string) => `${origin}/desk/join#${secret}`

/**
 * Makes a second secret while the mail is written, so that no table stores it in clear; undefined
 * where the invitation no longer counts.
 */
export async function secretToMail(connection: Connection, id: string) {
  const secret = newSecret()
  const { numUpdatedRows } = await connection
    .updateTable('desk_invites')
    .set({ mailed_hash: hashSecret(secret) })
    .where('id', '=', id)
    .where(stands)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? secret : undefined
}

/** Returns undefined where no invitation counts. */
export function findInvitation(db: Connection, secret: string) {
  const hash = hashSecret(secret)
  return db
    .selectFrom('desk_invites')
    .selectAll()
    .where((one) => one.or([one('hash', '=', hash), one('mailed_hash', '=', hash)]))
    .where(stands)
    .executeTakeFirst()
}

/**
 * Deletes a used invitation; returns false if a concurrent request used it first, or its issuer
 * lost the right. The first owner's acceptance deletes all first links.
 */
export async function takeInvitation(connection: Connection, invitation: Invitation) {
  const { id, kind, issuer_id, staff_id } = invitation
  // The lock keeps the issuer's rights until this is stored.
  await lockPeople(connection, [issuer_id, staff_id ?? issuer_id])
  const taken = await connection
    .deleteFrom('desk_invites')
    .$if(kind === 'first', (query) => query.where('kind', '=', 'first'))
    .$if(kind !== 'first', (query) => query.where('id', '=', id))
    .where(stands)
    .returning('id')
    .execute()
  return taken.some((one) => one.id === id)
}

/** Lists open invitations without the first links. */
export async function listInvitations(db: Connection) {
  const rows = await db
    .selectFrom('desk_invites')
    .selectAll()
    .where('kind', '<>', 'first')
    .where(stands)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id, kind, email, role, expires_at }) => ({
    id,
    kind: kind as 'invite' | 'reset',
    email,
    role: role as Role,
    expiresAt: expires_at,
  }))
}

/** Returns the invitation's address; undefined when there is none. */
export const withdrawInvitation = (connection: Connection, id: string) =>
  connection
    .deleteFrom('desk_invites')
    .where('id', '=', id)
    .returning(['email', 'role'])
    .executeTakeFirst()
