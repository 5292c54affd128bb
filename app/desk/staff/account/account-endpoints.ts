import { z } from 'zod'
import { updateRow } from '../../../database/rows.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { type DeskCall, DeskFault, endpoint } from '../../api/endpoint'
import { lockPerson, type Person } from '../people/people.server'
import { passkeyHost } from '../proofs/passkeys.server'
import { endOneSession } from '../sessions/sessions.server'
import { ownPerson } from '../signing-in/own-person.server'
import { nameField } from '../staff-fields'
import { readAccount } from './account.server'

/** Writes into the audit log what a person did to their own account. */
export const logOwn =
  (call: DeskCall<unknown>, person: Person, action: string, changed: object = {}) =>
  (connection: Parameters<typeof call.audit>[0]) =>
    call.audit(connection, action, `staff ${person.email}`, changed)

export const accountEndpoints = [
  endpoint('GET /account', 'signed-in', async (call) => ({
    ...(await readAccount(call.db, await ownPerson(call), call.request)),
    passkeysHere: passkeyHost(call.request) !== undefined,
  })),
  endpoint('PATCH /account', 'signed-in', {
    input: z.object({ name: nameField }),
    handle: async (call) => {
      const person = await ownPerson(call)
      const { name } = call.input
      await inTransaction(call.db, async (connection) => {
        const before = (await lockPerson(connection, person.id))?.name
        if (before === undefined || before === name) return
        await updateRow(connection, 'desk_staff', person.id, { name })
        const changed = { before: { name: before }, after: { name } }
        await logOwn(call, person, 'staff.renamed', changed)(connection)
      })
    },
  }),
  endpoint('DELETE /account/sessions/:id', 'signed-in', async (call) => {
    const person = await ownPerson(call)
    await inTransaction(call.db, async (connection) => {
      await call.judge(connection)
      if (!(await endOneSession(connection, person.id, call.params.id ?? '')))
        throw new DeskFault(404, 'unknown_session', 'This session has ended already.')
      await logOwn(call, person, 'staff.session-ended')(connection)
    })
  }),
]
