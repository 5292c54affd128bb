import { z } from 'zod'
import { inTransaction } from '../../database/transactions/transaction.server'
import { BY_LINK } from '../../orders/versions/changed.server'
import { DeskFault, endpoint } from '../api/endpoint'
import { accountEndpoints } from './account/account-endpoints'
import { proofEndpoints } from './account/proof-endpoints'
import { COMMAND_LINE, listActions, listAudit } from './audit.server'
import { joiningEndpoints } from './joining/joining-endpoints'
import { listPeople } from './people/people.server'
import { peopleEndpoints } from './people/people-endpoints'
import { signInEndpoints } from './signing-in/sign-in-endpoints'
import { labelField } from './staff-fields'
import { TOKEN_ROLES, tokenDoer } from './tokens/token-rules'
import { listTokens, makeToken, revokeDeskToken } from './tokens/tokens.server'

const tokenEndpoints = [
  endpoint('GET /tokens', 'staff.read', async ({ db }) => ({ tokens: await listTokens(db) })),
  endpoint('POST /tokens', 'staff.change', {
    sensitive: true,
    input: z.object({
      name: labelField,
      role: z.enum(TOKEN_ROLES),
      days: z.number().int().min(1).max(366),
    }),
    handle: async ({ db, staff, input, audit }) =>
      inTransaction(db, async (connection) => {
        const made = await makeToken(connection, { ...input, madeBy: staff.id })
        await audit(connection, 'token.made', `token ${input.name}`, {
          after: { role: input.role, days: input.days },
        })
        return made
      }),
  }),
  endpoint('DELETE /tokens/:id', 'staff.change', {
    sensitive: true,
    handle: async ({ db, params, audit }) =>
      inTransaction(db, async (connection) => {
        const revoked = await revokeDeskToken(connection, params.id ?? '')
        if (!revoked) throw new DeskFault(404, 'unknown_token', 'This token is gone already.')
        await audit(connection, 'token.revoked', `token ${revoked.name}`, {
          before: { role: revoked.role },
        })
      }),
  }),
]

const text = z.string().max(200).optional()

const auditEndpoints = [
  endpoint('GET /audit', 'audit.read', {
    input: z.object({
      action: text,
      staff: text,
      subject: text,
      search: text,
      before: z.coerce.number().int().min(1).optional(),
    }),
    handle: async ({ db, input }) => listAudit(db, input),
  }),
  endpoint('GET /audit/filters', 'audit.read', async ({ db }) => {
    const people = (await listPeople(db)).map(({ id, name }) => ({ id, name }))
    const tokens = (await listTokens(db)).map(({ id, name }) => ({
      id: tokenDoer(id),
      name,
    }))
    return {
      doers: [...people, ...tokens, COMMAND_LINE, BY_LINK],
      actions: await listActions(db),
    }
  }),
]

export const staffEndpoints = [
  ...signInEndpoints,
  ...joiningEndpoints,
  ...accountEndpoints,
  ...proofEndpoints,
  ...peopleEndpoints,
  ...tokenEndpoints,
  ...auditEndpoints,
]
