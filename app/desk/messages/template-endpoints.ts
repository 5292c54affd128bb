import { z } from 'zod'
import { LANGUAGES } from '../../business'
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
} from '../../content/messages/templates.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { LATEST_VERSION } from '../../settings/exported'
import { DeskFault, endpoint } from '../api/endpoint'
import { requiredText } from '../api/text-fields'

const values = z.object({
  name: requiredText(100),
  text: requiredText(20_000),
  language: z.enum(LANGUAGES).nullable().default(null),
})

/** Endpoints for templates of answers, in which {name} and {order} are filled in. */
export const templateEndpoints = [
  endpoint('GET /message-templates', 'messages.read', async ({ db }) => ({
    rows: (await listTemplates(db)).map(({ changed_at, ...row }) => ({
      ...row,
      changedAt: changed_at,
    })),
  })),
  endpoint('POST /message-templates', 'messages.answer', {
    input: values,
    handle: ({ db, input, audit }) =>
      inTransaction(db, async (connection) => {
        const id = await addTemplate(connection, input)
        const subject = `template ${id}`
        await audit(connection, 'template.created', subject, { after: input })
        return { id }
      }),
  }),
  endpoint('PUT /message-templates/:id', 'messages.answer', {
    input: values.extend({ version: z.number().int().min(0).max(LATEST_VERSION) }),
    handle: ({ db, params: { id = '' }, input, audit }) =>
      inTransaction(db, async (connection) => {
        const before = await findTemplate(connection, id)
        if (!before) throw noTemplate()
        if (!(await changeTemplate(connection, id, input)))
          throw new DeskFault(409, 'changed_meanwhile', 'Somebody else changed it.', {
            now: before,
          })
        const subject = `template ${id}`
        await audit(connection, 'template.changed', subject, { before, after: input })
        return { id }
      }),
  }),
  endpoint(
    'DELETE /message-templates/:id',
    'messages.answer',
    ({ db, params: { id = '' }, audit }) =>
      inTransaction(db, async (connection) => {
        const before = await findTemplate(connection, id)
        if (!before || !(await deleteTemplate(connection, id))) throw noTemplate()
        await audit(connection, 'template.deleted', `template ${id}`, { before })
        return {}
      }),
  ),
]

const noTemplate = () =>
  new DeskFault(404, 'no_template', 'There is no such template: somebody may have deleted it.')
