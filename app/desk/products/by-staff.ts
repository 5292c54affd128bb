import type { EditContext } from '../../catalogue/care/edits/keep-edit.server'
import { type DeskCall, DeskFault } from '../api/endpoint'

type Call = Pick<DeskCall<unknown>, 'staff' | 'audit'>

export const noSuchProduct = () => new DeskFault(404, 'not_found', 'There is no such product.')

/** Names the person as histories of prices and stock do. */
export const madeBy = ({ name }: DeskCall<unknown>['staff']) => `desk ${name}`

/** Stores a table edit with its audit entry, which names only as many products as people read. */
export const auditedEdit = ({ staff, audit }: Call, action: string): EditContext => ({
  staffId: staff.id,
  by: madeBy(staff),
  async alongside(connection, changes) {
    const ids = [...new Set(changes.map(({ id }) => id))]
    await audit(
      connection,
      action,
      ids.length === 1 ? `product ${ids[0]}` : `${ids.length} products`,
      {
        before: changes.map(({ before, ...one }) => ({ ...place(one), value: before })),
        after: changes.map(({ after, ...one }) => ({ ...place(one), value: after })),
      },
    )
  },
})

const place = ({ id, variant, field }: { id: number; variant?: number; field: string }) => ({
  product: id,
  ...(variant && { variant }),
  field,
})
