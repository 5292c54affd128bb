import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DeskFault } from '../../api/endpoint'
import type { Role } from '../../rights/rights'
import { recordAudit } from '../audit.server'
import { forgetProofs, NO_PASSWORD } from '../authority/end-authority.server'
import { findPerson, lockPerson, type Person } from '../people/people.server'
import { makeProof, type Proofs, storePasskey, writePassword } from '../proofs/new-proof.server'
import { signedIn } from '../signing-in/sign-in.server'
import { findInvitation, type Invitation, takeInvitation } from './invitations.server'

const gone = () =>
  new DeskFault(
    404,
    'invitation_gone',
    'This link was used already, was withdrawn or is too old. Ask for another one.',
  )

/** Throws DeskFault where the invitation no longer counts. */
export async function readInvitation(db: Database, secret: string) {
  const invitation = await findInvitation(db, secret)
  if (!invitation) throw gone()
  return invitation
}

/** A new person gets the invitation's id. */
export const personOf = async (
  db: Connection,
  { id, staff_id }: Invitation,
  given: { name: string; email: string },
) => {
  const known = staff_id === null ? undefined : await findPerson(db, staff_id)
  return known ?? { id, ...given }
}

export const subjectOf = ({ id }: Invitation) => `invitation ${id}`

interface Accepted extends Proofs {
  secret: string
  name: string
  /** Required where the invitation has none. */
  email?: string
}

/**
 * Creates the person, or gives a reset person new ways to sign in, and signs them in. Throws
 * DeskFault, and then keeps the invitation.
 */
export async function acceptInvitation(db: Database, request: Request, given: Accepted) {
  const invitation = await readInvitation(db, given.secret)
  const email = invitation.email ?? given.email
  if (email === undefined)
    throw new DeskFault(422, 'invalid_fields', 'The e-mail address is missing.', {
      errors: { email: 'missing' },
    })
  const proof = await makeProof(db, request, { ...given, subject: subjectOf(invitation), email })
  return inTransaction(db, async (connection) => {
    if (!(await takeInvitation(connection, invitation))) throw gone()
    const person = await personFor(connection, invitation, { name: given.name, email })
    const authenticator = proof.password && (await proof.password.confirm(connection))
    if (proof.passkey) await storePasskey(connection, person.id, proof.passkey)
    const codes =
      proof.password && authenticator
        ? await writePassword(connection, person.id, proof.password.hash, authenticator)
        : undefined
    await recordAudit(connection, {
      staff: person,
      action: invitation.kind === 'reset' ? 'staff.renewed' : 'staff.joined',
      subject: `staff ${person.email}`,
      after: { role: person.role, by: proof.passkey ? 'passkey' : 'password' },
    })
    const cookie = await signedIn(
      connection,
      person,
      request,
      proof.passkey ? 'passkey' : 'password',
    )
    return { cookie, recoveryCodes: codes }
  })
}

async function personFor(
  connection: Connection,
  invitation: Invitation,
  given: { name: string; email: string },
): Promise<Person> {
  if (invitation.staff_id === null) return addPerson(connection, invitation, given)
  const person = await lockPerson(connection, invitation.staff_id)
  if (!person) throw gone()
  await forgetProofs(connection, person.id)
  return { ...person, ...NO_PASSWORD }
}

async function addPerson(
  connection: Connection,
  { id, role }: Invitation,
  { name, email }: { name: string; email: string },
) {
  const person = {
    id,
    name,
    email,
    role: role as Role,
    password_hash: null,
    totp_secret: null,
    totp_step: null,
    recovery_codes: '[]',
    devices: '[]',
    created_at: Date.now(),
    authority: 0,
  }
  const added = await connection
    .insertInto('desk_staff')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added)
    throw new DeskFault(409, 'email_taken', 'Somebody with this e-mail address works here already.')
  return person
}
