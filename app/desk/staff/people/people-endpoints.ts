import { z } from 'zod'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DeskFault, endpoint } from '../../api/endpoint'
import { ROLES } from '../../rights/rights'
import { linkTo, listInvitations, withdrawInvitation } from '../joining/invitations.server'
import { invite, inviteToReset } from '../joining/invite.server'
import { deskOrigin } from '../sessions/session-cookie.server'
import { emailField } from '../staff-fields'
import { changeRole, listPeople, type Refused, removePerson } from './people.server'

const role = z.enum(ROLES)
const idOf = (params: Record<string, string>) => params.id ?? ''

const REFUSALS = {
  unknown: () => new DeskFault(404, 'unknown_person', 'This person does not work here any more.'),
  last_owner: () =>
    new DeskFault(409, 'last_owner', 'The shop needs an owner. Make somebody else one first.'),
} satisfies Record<Refused, () => DeskFault>

export const peopleEndpoints = [
  endpoint('GET /staff', 'staff.read', async ({ db }) => ({
    people: await listPeople(db),
    invitations: await listInvitations(db),
  })),
  endpoint('POST /staff/invitations', 'staff.change', {
    sensitive: true,
    input: z.object({ email: emailField, role }),
    handle: async ({ db, staff, input, request, judge }) => {
      const asked = { ...input, by: staff }
      const secret = await inTransaction(db, async (connection) => {
        await judge(connection)
        return invite(connection, asked)
      })
      return { link: linkTo(deskOrigin(request), secret) }
    },
  }),
  endpoint('DELETE /staff/invitations/:id', 'staff.change', async ({ db, params, audit }) =>
    inTransaction(db, async (connection) => {
      const withdrawn = await withdrawInvitation(connection, idOf(params))
      if (!withdrawn) throw new DeskFault(404, 'unknown_invitation', 'This one is gone already.')
      await audit(
        connection,
        'staff.invitation-withdrawn',
        `staff ${withdrawn.email ?? 'by link'}`,
        { before: { role: withdrawn.role } },
      )
    }),
  ),
  endpoint('PATCH /staff/:id', 'staff.change', {
    sensitive: true,
    input: z.object({ role }),
    handle: async ({ db, params, staff, input, judge, audit }) =>
      inTransaction(db, async (connection) => {
        if (idOf(params) === staff.id) await judge(connection)
        const done = await changeRole(connection, idOf(params), input.role)
        if (done.refused) throw REFUSALS[done.refused]()
        if (!done.changed) return
        await audit(connection, 'staff.role-changed', `staff ${done.person.email}`, {
          before: { role: done.person.role },
          after: { role: input.role },
        })
      }),
  }),
  endpoint('DELETE /staff/:id', 'staff.change', {
    sensitive: true,
    handle: async ({ db, params, staff, judge, audit }) =>
      inTransaction(db, async (connection) => {
        if (idOf(params) === staff.id) await judge(connection)
        const done = await removePerson(connection, idOf(params))
        if (done.refused) throw REFUSALS[done.refused]()
        const { email, name, role } = done.person
        await audit(connection, 'staff.removed', `staff ${email}`, { before: { name, role } })
      }),
  }),
  endpoint('POST /staff/:id/reset', 'staff.change', {
    sensitive: true,
    handle: async ({ db, params, staff, request, judge }) => {
      const asked = { id: idOf(params), by: staff }
      const secret = await inTransaction(db, async (connection) => {
        await judge(connection)
        return inviteToReset(connection, asked)
      })
      return { link: linkTo(deskOrigin(request), secret) }
    },
  }),
]
