import type { Selectable } from 'kysely'
import { findRow } from '../../../database/rows.server'
import { type Connection, engineOf } from '../../../database/tables.server'
import type { Role } from '../../rights/rights'
import { endAuthority, forgetProofs } from '../authority/end-authority.server'
import type { DeskStaffTable } from '../tables.server'

export type Person = Selectable<DeskStaffTable>

export const findPerson = (db: Connection, id: string) =>
  db.selectFrom('desk_staff').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the person's row until the transaction ends. */
export const lockPerson = (connection: Connection, id: string) =>
  connection
    .selectFrom('desk_staff')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/** Locks several people in the sequence of their ids, to avoid deadlocks. */
export const lockPeople = (connection: Connection, ids: string[]) =>
  connection
    .selectFrom('desk_staff')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .execute()

export const findPersonByEmail = (db: Connection, email: string) =>
  db.selectFrom('desk_staff').selectAll().where('email', '=', email).executeTakeFirst()

/** Finds a person by e-mail address, or by name in any case. */
export const findPersonNamed = async (db: Connection, wanted: string) => {
  const people = await db.selectFrom('desk_staff').selectAll().execute()
  const text = wanted.trim().toLowerCase()
  const byEmail = people.filter(({ email }) => email === text)
  return byEmail.length > 0 ? byEmail : people.filter(({ name }) => name.toLowerCase() === text)
}

export async function hasOwner(db: Connection) {
  const owner = await findRow(db, 'desk_staff', { role: 'owner' }, ['id'])
  return owner !== undefined
}

/** Lists people with their ways to sign in and their latest session. */
export async function listPeople(db: Connection) {
  const people = await db
    .selectFrom('desk_staff')
    .select((row) => [
      'id',
      'name',
      'email',
      'role',
      'created_at',
      'password_hash',
      row
        .selectFrom('desk_passkeys')
        .whereRef('staff_id', '=', 'desk_staff.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('passkeys'),
      row
        .selectFrom('desk_sessions')
        .whereRef('staff_id', '=', 'desk_staff.id')
        .select((inner) => inner.fn.max('created_at').as('at'))
        .as('signed_in_at'),
    ])
    .orderBy('name')
    .execute()
  return people.map(({ id, name, email, role, created_at, ...row }) => ({
    id,
    name,
    email,
    role: role as Role,
    since: created_at,
    password: row.password_hash !== null,
    passkeys: Number(row.passkeys ?? 0),
    signedInAt: row.signed_in_at === null ? null : Number(row.signed_in_at),
  }))
}

export type Refused = 'unknown' | 'last_owner'

/** Locks all owners, so that concurrent changes leave one. */
async function isLastOwner(connection: Connection, id: string) {
  const owners = await connection
    .selectFrom('desk_staff')
    .select('id')
    .where('role', '=', 'owner')
    .orderBy('id')
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .execute()
  return owners.length === 1 && owners[0]?.id === id
}

/** Ends the person's sessions and all they issued. Returns the former role, or why not. */
export async function changeRole(connection: Connection, id: string, role: Role) {
  const last = await isLastOwner(connection, id)
  const person = await lockPerson(connection, id)
  if (!person) return { refused: 'unknown' as const }
  if (last && role !== 'owner') return { refused: 'last_owner' as const }
  if (person.role === role) return { person, changed: false }
  await connection.updateTable('desk_staff').set({ role }).where('id', '=', id).execute()
  await endAuthority(connection, id)
  return { person, changed: true }
}

/** Deletes the person with all ways to sign in. Returns who it was, or why not. */
export async function removePerson(connection: Connection, id: string) {
  const last = await isLastOwner(connection, id)
  const person = await lockPerson(connection, id)
  if (!person) return { refused: 'unknown' as const }
  if (last) return { refused: 'last_owner' as const }
  await endAuthority(connection, id)
  await forgetProofs(connection, id)
  await connection.deleteFrom('desk_invites').where('staff_id', '=', id).execute()
  await connection.deleteFrom('desk_staff').where('id', '=', id).execute()
  return { person }
}

/** Ends the person's ways to sign in, sessions and all they issued. */
export async function resetPerson(connection: Connection, id: string) {
  const person = await lockPerson(connection, id)
  if (!person) return undefined
  await endAuthority(connection, id)
  await forgetProofs(connection, id)
  return person
}
