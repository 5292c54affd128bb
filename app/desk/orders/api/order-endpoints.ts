import { z } from 'zod'
import { updateRow } from '../../../database/rows.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { recordCash } from '../../../orders/paying/payments.server'
import { parseBillingByPhone } from '../../../orders/placing/order-request.server'
import { changeAddressIn } from '../../../orders/steps/change-address.server'
import { changedNow } from '../../../orders/versions/changed.server'
import { DeskFault, endpoint } from '../../api/endpoint'
import { viewOrder } from '../order/view-order.server'
import { addressRefusal, invalidAddress } from './address-refusal.server'
import { lineInput, version } from './fields.server'
import { noSuchOrder, orderAtVersion, withVersions } from './order-version.server'

/** Endpoints for one order: its page, cash, address and tracking. */
export const oneOrderEndpoints = [
  endpoint('GET /orders/:number', 'orders.read', async ({ db, params, staff }) => {
    const view = await viewOrder(db, params.number ?? '', staff.role)
    if (!view) throw noSuchOrder()
    return view
  }),
  endpoint('POST /orders/:number/cash', 'orders.change', {
    input: z.object({ version }),
    handle: ({ db, params, input, audit }) =>
      inTransaction(db, async (connection) => {
        const row = await orderAtVersion(connection, params.number ?? '', input.version)
        const recorded = await recordCash(connection, row.number)
        if (!recorded.ok) throw cashRefusal(recorded.code)
        const { changed, amount } = recorded
        if (changed)
          await audit(connection, 'order.cash-received', `order ${row.number}`, {
            after: { amount, currency: row.currency },
          })
        return withVersions(connection, row, { changed, amount })
      }),
  }),
  endpoint('PUT /orders/:number/address', 'orders.change', {
    input: z.object({ version, billing: z.unknown() }),
    handle: ({ db, params, input, audit }) => {
      const parsed = parseBillingByPhone(input.billing)
      if (!parsed.ok) throw invalidAddress(parsed.errors, input.billing)
      return inTransaction(db, async (connection) => {
        const row = await orderAtVersion(connection, params.number ?? '', input.version)
        const change = await changeAddressIn(connection, row.number, parsed.value)
        if (!change.ok) throw addressRefusal(change)
        if (change.changed)
          await audit(connection, 'order.address-changed', `order ${row.number}`, {
            before: change.before,
            after: parsed.value,
          })
        return withVersions(connection, row, { changed: change.changed })
      })
    },
  }),
  endpoint('PUT /orders/:number/tracking', 'orders.change', {
    input: z.object({ version, tracking: lineInput(100), carrier: lineInput(60) }),
    handle: ({ db, params, input, audit }) =>
      inTransaction(db, async (connection) => {
        const row = await orderAtVersion(connection, params.number ?? '', input.version)
        if (row.status !== 'shipped' && row.status !== 'delivered')
          throw new DeskFault(409, 'forbidden', 'This order has not been sent.')
        const { tracking, carrier } = input
        await updateRow(connection, 'orders', row.id, {
          tracking: tracking || null,
          carrier: carrier || null,
          ...changedNow(),
        })
        await audit(connection, 'order.tracking-changed', `order ${row.number}`, {
          before: { tracking: row.tracking, carrier: row.carrier },
          after: { tracking, carrier },
        })
        return withVersions(connection, row, {})
      }),
  }),
]

const CASH = {
  not_cash: 'This order is not paid in cash.',
  nothing_left: 'Nothing is to be paid for this order.',
  forbidden: 'Cash comes in once the order has been sent.',
}

const cashRefusal = (code: string) =>
  code in CASH ? new DeskFault(409, code, CASH[code as keyof typeof CASH]) : noSuchOrder()
