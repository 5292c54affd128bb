import { z } from 'zod'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { sendAgain } from '../../../orders/mails/order-mails.server'
import { findOrderById } from '../../../orders/reading/find-order.server'
import { addNote, deleteNote } from '../../../orders/steps/order-notes.server'
import { touchOrder } from '../../../orders/versions/changed.server'
import { DeskFault, endpoint } from '../../api/endpoint'
import { linesInput, requestKey } from './fields.server'
import { noSuchOrder, orderAtVersion, withVersions } from './order-version.server'

export const noteAndMailEndpoints = [
  endpoint('POST /orders/:number/notes', 'orders.change', {
    input: z.object({ text: linesInput(2000, true), key: requestKey }),
    handle: ({ db, params, input: { text, key }, staff, audit }) =>
      inTransaction(db, async (connection) => {
        const row = await orderAtVersion(connection, params.number ?? '', undefined)
        const { id, number } = row
        const added = await addNote(connection, id, { id: key, by: staff, text })
        if (added) await audit(connection, 'order.note-added', `order ${number}`, { after: text })
        return withVersions(connection, row, { id: key })
      }),
  }),
  endpoint('DELETE /orders/:number/notes/:id', 'orders.change', ({ db, params, staff, audit }) =>
    inTransaction(db, async (connection) => {
      const row = await orderAtVersion(connection, params.number ?? '', undefined)
      const { id, number } = row
      const note = { id: params.id ?? '', staffId: staff.id }
      const deleted = await deleteNote(connection, id, note)
      if (!deleted.ok && deleted.code === 'not_found')
        throw new DeskFault(404, 'not_found', 'There is no such note.')
      if (!deleted.ok) throw new DeskFault(403, 'not_own', 'Only who wrote a note can delete it.')
      await audit(connection, 'order.note-deleted', `order ${number}`, { before: deleted.text })
      return withVersions(connection, row, {})
    }),
  ),
  endpoint('POST /orders/:number/mails', 'orders.change', {
    input: z.object({ template: z.string().max(60), key: requestKey }),
    handle: ({ db, params, input: { template, key }, audit }) =>
      inTransaction(db, async (connection) => {
        const row = await orderAtVersion(connection, params.number ?? '', undefined)
        const { id, number } = row
        const found = await findOrderById(connection, id)
        if (!found) throw noSuchOrder()
        if (!(await sendAgain(connection, found, { template, key })))
          throw new DeskFault(409, 'not_true_now', 'This mail would not be true of the order now.')
        await touchOrder(connection, id)
        await audit(connection, 'order.mail-sent-again', `order ${number}`, { after: template })
        return withVersions(connection, row, {})
      }),
  }),
]
