import { type DeskCall, DeskFault } from '../../api/endpoint'
import { findPerson } from '../people/people.server'

/** Returns the caller as stored. Throws DeskFault for a token, which is no person. */
export async function ownPerson({ db, identity, staff }: DeskCall<unknown>) {
  const person = identity?.by === 'session' ? await findPerson(db, staff.id) : undefined
  if (!person) throw new DeskFault(422, 'not_by_token', 'Only a person who signed in can do this.')
  return person
}
