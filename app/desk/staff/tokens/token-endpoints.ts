import { z } from 'zod'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DeskFault, endpoint } from '../../api/endpoint'
import { labelField } from '../staff-fields'
import { TOKEN_ROLES } from './token-rules'
import { listTokens, makeToken, revokeDeskToken } from './tokens.server'

export const tokenEndpoints = [
  endpoint({
    method: 'GET',
    path: '/tokens',
    right: 'staff.read',
    handle: async ({ db }) => ({ tokens: await listTokens(db) }),
  }),
  endpoint({
    method: 'POST',
    path: '/tokens',
    right: 'staff.change',
    sensitive: true,
    input: z.object({
      name: labelField,
      role: z.enum(TOKEN_ROLES),
      days: z.number().int().min(1).max(366),
    }),
    handle: async ({ db, staff, input, audit }) =>
      inTransaction(db, async (connection) => {
        const made = await makeToken(connection, { ...input, madeBy: staff.id })
        await audit(connection, {
          action: 'token.made',
          subject: `token ${input.name}`,
          after: { role: input.role, days: input.days },
        })
        return made
      }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/tokens/:id',
    right: 'staff.change',
    sensitive: true,
    handle: async ({ db, params, audit }) =>
      inTransaction(db, async (connection) => {
        const revoked = await revokeDeskToken(connection, params.id ?? '')
        if (!revoked) throw new DeskFault(404, 'unknown_token', 'This token is gone already.')
        await audit(connection, {
          action: 'token.revoked',
          subject: `token ${revoked.name}`,
          before: { role: revoked.role },
        })
      }),
  }),
]
