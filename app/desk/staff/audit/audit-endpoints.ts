import { z } from 'zod'
import { BY_LINK } from '../../../orders/versions/by-link.server'
import { endpoint } from '../../api/endpoint'
import { COMMAND_LINE, listActions, listAudit } from '../audit.server'
import { listPeople } from '../people/people.server'
import { tokenDoer } from '../tokens/token-rules'
import { listTokens } from '../tokens/tokens.server'

const text = z.string().max(200).optional()

export const auditEndpoints = [
  endpoint({
    method: 'GET',
    path: '/audit',
    right: 'audit.read',
    input: z.object({
      action: text,
      staff: text,
      subject: text,
      search: text,
      before: z.coerce.number().int().min(1).optional(),
    }),
    handle: async ({ db, input }) => listAudit(db, input),
  }),
  endpoint({
    method: 'GET',
    path: '/audit/filters',
    right: 'audit.read',
    handle: async ({ db }) => {
      const people = (await listPeople(db)).map(({ id, name }) => ({ id, name }))
      const tokens = (await listTokens(db)).map(({ id, name }) => ({
        id: tokenDoer(id),
        name,
      }))
      return {
        doers: [...people, ...tokens, COMMAND_LINE, BY_LINK],
        actions: await listActions(db),
      }
    },
  }),
]
