import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { lockOrder } from '../order/lock-order.server'
import { noteByLink } from '../versions/changed.server'
import { enqueueReturnMail, tellShop } from './enqueue-return-mail.server'
import { returnOptions } from './return-options.server'
import type { Closed } from './return-window'
import { findByKey, linesBeyond, type ReturnLineRequest, storeReturn } from './store-return.server'

interface ReturnRequest {
  /** The form's key: sent again it gives the return that it made. */
  key: string
  lines: ReturnLineRequest[]
  note?: string
}

/** `too_many` says by position how many pieces are left to return. */
export type AskedReturn =
  | { ok: true; sequence: number }
  | { ok: false; code: 'not_found' }
  | { ok: false; code: 'closed'; why: Closed }
  | { ok: false; code: 'too_many'; lines: { position: number; left: number }[] }

/** Requests a return by the order's link, and mails its customer and the shop. */
export const askReturn = (
  db: Database,
  token: string,
  { key, lines, note }: ReturnRequest,
  now = Date.now(),
) =>
  inTransaction(
    db,
    async (connection): Promise<AskedReturn> => {
      const order = await lockOrder(connection, { token })
      if (!order) return { ok: false, code: 'not_found' }
      const before = await findByKey(connection, order.id, key)
      if (before) return { ok: true, sequence: before.sequence }
      const options = await returnOptions(connection, order, now)
      if (!options.return.open) return { ok: false, code: 'closed', why: options.return.why }
      const beyond = linesBeyond(lines, options.lines)
      if (beyond.length > 0) return { ok: false, code: 'too_many', lines: beyond }
      const row = {
        request_key: key,
        kind: 'return',
        state: 'requested',
        requested_at: now,
      } as const
      const stored = await storeReturn(connection, order, { ...row, note: note || null }, lines)
      await noteByLink(connection, order.number, 'return.requested')
      await enqueueReturnMail(connection, 'return-requested', { order, ...stored })
      await tellShop(connection, { order, ...stored })
      return { ok: true, sequence: stored.sequence }
    },
    { repeatable: true },
  )
