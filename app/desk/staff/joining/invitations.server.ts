import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Connection } from '../../../database/tables.server'
import { DAY_MS } from '../../../durations'
import { hashSecret, newSecret } from '../../../secrets/secret.server'
import type { Role } from '../../rights/rights'
import type { Doer } from '../audit.server'
import { authorityOf, stands } from '../authority/issuers.server'
import { lockPeople } from '../people/people.server'
import type { DeskInvitesTable } from '../tables.server'

export type Invitation = Selectable<DeskInvitesTable>
/** Who holds an owner's link, or one that resets a person, has all at once. */
const lifetime = (role: Role, kind: string) =>
  role === 'owner' || kind === 'reset' ? DAY_MS : 7 * DAY_MS

interface NewInvitation {
  /** 'first' is good only while there is no owner. */
  kind: 'first' | 'invite' | 'reset'
  role: Role
  email?: string
  staffId?: string
  issuer: Doer
}

/** In place of one to the same person. The secret is given once, to be written into a link. */
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
  await connection
    .insertInto('desk_invites')
    .values({
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
    .execute()
  return { id, secret, expiresAt }
}

/** After the "#", which no server, log or other site is told. */
export const linkTo = (origin: string, secret: string) => `${origin}/desk/join#${secret}`

/**
 * A second secret for a mail, made as it is written, so that no table ever stores it in clear;
 * undefined where the invitation counts no more.
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

/** Undefined where there is none, or it counts no more. */
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
 * Uses an invitation up: false when it is no longer there, as of two who use it at once the second
 * finds, or when its issuer may invite no more. The first one to become the owner takes every first
 * link.
 */
export async function takeInvitation(connection: Connection, invitation: Invitation) {
  const { id, kind, issuer_id, staff_id } = invitation
  // So that nobody takes the issuer's rights away before this is stored.
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

/** Those under way; the printed links of a shop without an owner are not for lists. */
export async function listInvitations(db: Connection) {
  const rows = await db
    .selectFrom('desk_invites')
    .selectAll()
    .where('kind', '<>', 'first')
    .where(stands)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id, kind, email, role, invited_by, created_at, expires_at }) => ({
    id,
    kind: kind as 'invite' | 'reset',
    email,
    role: role as Role,
    invitedBy: invited_by,
    sentAt: created_at,
    expiresAt: expires_at,
  }))
}

/** Gives the address it was for; undefined when there is none. */
export const withdrawInvitation = (connection: Connection, id: string) =>
  connection
    .deleteFrom('desk_invites')
    .where('id', '=', id)
    .returning(['email', 'role'])
    .executeTakeFirst()
