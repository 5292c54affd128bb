import { parseArgs } from 'node:util'
import { addressLines } from '../app/orders/address'
import { changeStatus } from '../app/orders/change-status.server'
import { findOrderByNumber } from '../app/orders/find-order.server'
import { listOrders } from '../app/orders/list-orders.server'
import type { Order } from '../app/orders/order'
import { type Command, type CommandContext, required, wholeNumber } from './command'
import { exportOrders, readStatus } from './export-orders'
import { dollars, minute, textTable } from './text-table'

const list: Command = {
  usage: '[--status <status>] [--limit <n>]',
  about: 'The newest orders first.',
  async run(args, { db, print }) {
    const { values } = parseArgs({
      args,
      options: { status: { type: 'string' }, limit: { type: 'string', default: '20' } },
    })
    const status = readStatus(values.status)
    const rows = await listOrders(db, { status, limit: wholeNumber(values.limit, '--limit') })
    const cells = rows.map((row) => [
      row.number,
      minute(row.placed_at),
      row.status,
      row.payment,
      row.email_key,
      dollars(row.total),
    ])
    print(textTable(['number', 'placed (UTC)', 'status', 'payment', 'customer', 'total'], cells))
    return 0
  },
}

const show: Command = {
  usage: '<number>',
  about: 'One order with all it carries.',
  async run([number], { db, print, warn }) {
    const found = await findOrderByNumber(db, required(number, 'the order number'))
    if (!found) return reportUnknown(number, warn)
    print(describe(found.order))
    return 0
  },
}

function describe(order: Order) {
  const { billing } = order
  const lines = order.items.map((item) => [
    item.quantity,
    item.title,
    dollars(item.unitPrice),
    dollars(item.lineTotal),
  ])
  return [
    `${order.number}  ${order.status}  ${order.payment}`,
    ...order.history.map(({ status, at }) => `  ${minute(at)}  ${status}`),
    '',
    textTable(['pieces', 'title', 'price', 'subtotal'], lines),
    '',
    `Subtotal ${dollars(order.subtotal)}, discount ${dollars(order.discount)}${order.coupon ? ` (${order.coupon})` : ''}, Vat ${dollars(order.vat)}, total ${dollars(order.total)} USD`,
    ...(order.tracking ? [`Tracking ${order.tracking}`] : []),
    '',
    ...addressLines(billing).map((line) => `  ${line}`),
    `  ${billing.phone}  ${billing.email}`,
    ...(order.notes ? ['', `Notes: ${order.notes}`] : []),
  ].join('\n')
}

const statusCommand = (
  to: 'paid' | 'shipped' | 'delivered' | 'cancelled',
  about: string,
): Command => ({
  usage: to === 'shipped' ? '<number> [--tracking <code>]' : '<number>',
  about,
  async run(args, { db, print, warn }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: to === 'shipped' ? { tracking: { type: 'string' } } : {},
    })
    const number = required(positionals[0], 'the order number')
    const found = await findOrderByNumber(db, number)
    if (!found) return reportUnknown(number, warn)
    const { tracking } = values as { tracking?: string }
    const id = { number: found.order.number }
    const change = await changeStatus(db, id, to, tracking ? { tracking } : {})
    if (!change.ok) {
      const is = change.code === 'forbidden' ? change.status : 'gone'
      warn(`${found.order.number} is ${is}; it cannot become ${to}.`)
      return 1
    }
    print(
      `${found.order.number} ${change.changed ? 'is now' : 'was'} ${to}${change.changed ? '' : ' already'}.`,
    )
    return 0
  },
})

function reportUnknown(number: string | undefined, warn: CommandContext['warn']) {
  warn(`There is no order ${number}.`)
  return 1
}

export const orderCommands: Record<string, Command> = {
  'orders list': list,
  'orders show': show,
  'orders mark-paid': statusCommand(
    'paid',
    'The bank transfer has come; the customer gets a mail.',
  ),
  'orders ship': statusCommand('shipped', 'The parcel has left; the customer gets a mail.'),
  'orders deliver': statusCommand('delivered', 'The parcel has arrived.'),
  'orders cancel': statusCommand(
    'cancelled',
    'Stock and coupon come back; the customer gets a mail.',
  ),
  'orders export': exportOrders,
}
