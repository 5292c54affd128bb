import type { Connection } from '../../../database/tables.server'
import { AT_ONCE, enqueueMail } from '../../../mail/enqueue-mail.server'
import { DeskFault } from '../../api/endpoint'
import type { Role } from '../../rights/rights'
import { type Doer, recordAudit } from '../audit.server'
import { findPersonByEmail, resetPerson } from '../people/people.server'
import { makeInvitation } from './invitations.server'

/** Mails an invitation and returns the secret of a second link to it. Throws DeskFault. */
export async function invite(
  connection: Connection,
  { email, role, by }: { email?: string; role: Role; by: Doer },
) {
  if (email !== undefined && (await findPersonByEmail(connection, email)))
    throw new DeskFault(409, 'email_taken', 'Somebody with this e-mail address works here already.')
  const made = await makeInvitation(connection, {
    kind: 'invite',
    role,
    email,
    issuer: by,
  })
  if (email !== undefined) await mailIt(connection, { ...made, kind: 'invite', email, role, by })
  await recordAudit(connection, {
    staff: by,
    action: 'staff.invited',
    subject: `staff ${email ?? 'by link'}`,
    after: { role },
  })
  return made.secret
}

/** Ends the person's ways to sign in and all they issued, and mails a reset link. Throws DeskFault. */
export async function inviteToReset(connection: Connection, { id, by }: { id: string; by: Doer }) {
  // The reset comes first, since a person may issue their own link.
  const person = await resetPerson(connection, id)
  if (!person) throw new DeskFault(404, 'unknown_person', 'This person does not work here.')
  const { email } = person
  const role = person.role as Role
  const made = await makeInvitation(connection, {
    kind: 'reset',
    role,
    email,
    staffId: id,
    issuer: by,
  })
  await mailIt(connection, { ...made, kind: 'reset', email, role, by })
  await recordAudit(connection, { staff: by, action: 'staff.reset', subject: `staff ${email}` })
  return made.secret
}

interface Mailed {
  id: string
  kind: 'invite' | 'reset'
  email: string
  role: Role
  expiresAt: number
  by: Doer
}

const mailIt = (connection: Connection, { id, kind, email, role, expiresAt, by }: Mailed) =>
  enqueueMail(
    connection,
    {
      key: `desk-invitation:${id}`,
      template: 'desk-invitation',
      to: email,
      language: 'en',
      data: { id, kind, by: by.name, role, expiresAt },
    },
    AT_ONCE,
  )
