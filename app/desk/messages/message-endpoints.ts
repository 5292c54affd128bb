import { z } from 'zod'
import { LANGUAGES } from '../../business'
import {
  answerMessage,
  deleteMessage,
  type MessageChange,
  markMessage,
} from '../../content/messages/answer-message.server'
import {
  countNewMessages,
  findMessage,
  findMessages,
  messageAnswers,
} from '../../content/messages/find-messages.server'
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
} from '../../content/messages/templates.server'
import { MESSAGE_STATES } from '../../content/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { emailKey } from '../../orders/coupons/coupons.server'
import { customerOf } from '../../orders/customers/customer.server'
import { publicStatus } from '../../orders/order/status'
import { LATEST_VERSION } from '../../settings/exported'
import { beginningOf } from '../../text-core/graphemes'
import { DeskFault, endpoint, pageFrom, pageNumber, pageOf } from '../api/endpoint'
import { requiredText } from '../api/text-fields'

const values = z.object({
  name: requiredText(100),
  text: requiredText(20_000),
  language: z.enum(LANGUAGES).nullable().default(null),
})

const noTemplate = () =>
  new DeskFault(404, 'no_template', 'There is no such template: somebody may have deleted it.')

/** Characters of a message that a list shows. */
const BEGINNING = 160
const LONGEST = 20_000

export const messageEndpoints = [
  endpoint('GET /messages', 'messages.read', {
    input: z.object({
      search: z.string().trim().max(200).default(''),
      state: z.enum(['all', ...MESSAGE_STATES]).default('new'),
      page: pageNumber,
    }),
    handle: async ({ db, input: { search, state, page } }) => {
      const asked = { search, state: state === 'all' ? undefined : state, ...pageFrom(page) }
      const { rows, ...more } = pageOf(await findMessages(db, asked), page)
      return {
        rows: rows.map(({ message, created_at, ...row }) => ({
          ...row,
          beginning: beginningOf(message, BEGINNING),
          at: created_at,
        })),
        waiting: await countNewMessages(db),
        ...more,
      }
    },
  }),
  endpoint('GET /messages/:id', 'messages.read', async ({ db, params }) => {
    const message = await findMessage(db, params.id ?? '')
    if (!message) throw noMessage()
    const { words: _, email_key, created_at, ...shown } = message
    const key = email_key ?? emailKey(message.email)
    const answers = await messageAnswers(db, [message.id])
    const newest = await db
      .selectFrom('orders')
      .select(['number', 'status', 'placed_at as placedAt'])
      .where('email_key', '=', key)
      .orderBy('id', 'desc')
      .limit(5)
      .execute()
    return {
      ...shown,
      at: created_at,
      answers: answers.map(({ id, text, made_by, at }) => ({ id, text, by: made_by, at })),
      customer: await customerOf(db, key),
      orders: newest.map((order) => ({ ...order, status: publicStatus(order.status) })),
    }
  }),
  endpoint('POST /messages/:id/answers', 'messages.answer', {
    input: z.object({
      text: requiredText(LONGEST),
      version: z.number().int().min(0).max(LATEST_VERSION),
    }),
    handle: ({ db, params: { id = '' }, input, staff, audit }) =>
      inTransaction(db, async (connection) => {
        const answered = await answerMessage(connection, id, { ...input, by: staff.name })
        refuse(answered)
        await audit(connection, 'message.answered', `message ${id}`)
        return answered
      }),
  }),
  endpoint('POST /messages/:id/state', 'messages.answer', {
    input: z.object({
      state: z.enum(MESSAGE_STATES),
      version: z.number().int().min(0).max(LATEST_VERSION),
    }),
    handle: ({ db, params: { id = '' }, input, audit }) =>
      inTransaction(db, async (connection) => {
        const marked = await markMessage(connection, id, input)
        refuse(marked)
        await audit(connection, 'message.marked', `message ${id}`, {
          after: { state: input.state },
        })
        return marked
      }),
  }),
  endpoint(
    'DELETE /messages/:id',
    'messages.answer',
    async ({ db, params: { id = '' }, audit }) => {
      const gone = await deleteMessage(db, id, (connection) =>
        audit(connection, 'message.deleted', `message ${id}`),
      )
      if (!gone) throw noMessage()
      return {}
    },
  ),
  // Templates of answers, in which {name} and {order} are filled in.
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

function refuse(change: MessageChange) {
  if (change.ok) return
  if (change.code === 'not_found') throw noMessage()
  const { state, answeredBy } = change
  const who = answeredBy ? `${answeredBy} answered it meanwhile.` : 'It was changed meanwhile.'
  throw new DeskFault(409, 'answered_meanwhile', who, { now: { state, answeredBy } })
}

const noMessage = () =>
  new DeskFault(404, 'no_message', 'There is no such message: somebody may have deleted it.')
