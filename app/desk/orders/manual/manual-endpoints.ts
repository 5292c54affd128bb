import { z } from 'zod'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { parseOrderByPhone, parseQuote } from '../../../orders/placing/order-request.server'
import { countPlacing, placeOrder } from '../../../orders/placing/place-order.server'
import { refusedPlacing } from '../../../orders/problems.server'
import { quote } from '../../../orders/quote.server'
import { findOrderByNumber } from '../../../orders/reading/find-order.server'
import { addNote } from '../../../orders/steps/order-notes.server'
import { settings } from '../../../settings/settings.server'
import { endpoint } from '../../api/endpoint'
import { invalidAddress } from '../api/address-refusal.server'
import { requestKey } from '../api/fields.server'
import { findSellable } from './sellable.server'

export const manualEndpoints = [
  endpoint('GET /orders/sellable', 'orders.change', {
    input: z.object({ q: z.string().trim().min(1).max(200) }),
    handle: async ({ db, input }) => ({ items: await findSellable(db, input.q) }),
  }),
  endpoint('POST /orders/quote', 'orders.change', {
    input: z.unknown(),
    handle: async ({ db, input }) => {
      const parsed = parseQuote(input)
      if (!parsed.ok) throw invalidAddress(parsed.errors)
      return quote(db, parsed.value, 'en')
    },
  }),
  endpoint('POST /orders', 'orders.change', {
    input: z.object({ key: requestKey, order: z.unknown() }),
    handle: async ({ db, input: { key, order }, staff, judge, audit }) => {
      const parsed = parseOrderByPhone(order)
      if (!parsed.ok) throw invalidAddress(parsed.errors, order)
      const { value } = parsed
      await judge(db) // A placed order is logged even if its issuer loses access.
      // No network is given: the limits against abuse are for strangers.
      const placing = await placeOrder(db, {
        key: `desk-${key}`,
        request: value,
        language: value.language ?? settings().shop.defaultLanguage,
      })
      countPlacing(placing, value.payment)
      if (!placing.ok) return refusedPlacing('en', placing)
      const { number, total, currency } = placing.order
      // A transaction of its own, so that a repeated order is logged once.
      await inTransaction(db, async (connection) => {
        const id = (await findOrderByNumber(connection, number))?.id as number
        const text = `Placed at the desk by ${staff.name}.`
        if (await addNote(connection, id, { id: `placed-${key}`, by: staff, text }))
          await audit(connection, 'order.placed', `order ${number}`, { after: { total, currency } })
      })
      return { number }
    },
  }),
]
