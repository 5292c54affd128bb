import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { addressLines } from '../app/orders/address'
import { changeStatus } from '../app/orders/change-status.server'
import { findOrderByNumber, withLines } from '../app/orders/find-order.server'
import type { Order } from '../app/orders/order'
import { STATUSES } from '../app/orders/status'
import { type Command, Misuse, needed, type Shop, wholeNumber } from './command'
import { csv, dollars, minute, textTable } from './text-table'

const AT_ONCE = 500

const list: Command = {
  usage: '[--status <status>] [--limit <n>]',
  about: 'The newest orders first.',
  async run(args, { db, print }) {
    const { values } = parseArgs({
      args,
      options: { status: { type: 'string' }, limit: { type: 'string', default: '20' } },
    })
    const status = statusOf(values.status)
    const rows = await db
      .selectFrom('orders')
      .select(['number', 'status', 'payment', 'email_key', 'total', 'placed_at'])
      .$if(status !== undefined, (query) => query.where('status', '=', status as string))
      .orderBy('id', 'desc')
      .limit(wholeNumber(values.limit, '--limit'))
      .execute()
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
    const found = await findOrderByNumber(db, needed(number, 'the order number'))
    if (!found) return unknown(number, warn)
    print(described(found.order))
    return 0
  },
}

function described(order: Order) {
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

/** A command that moves one order on. */
const moving = (to: 'paid' | 'shipped' | 'delivered' | 'cancelled', about: string): Command => ({
  usage: to === 'shipped' ? '<number> [--tracking <code>]' : '<number>',
  about,
  async run(args, { db, print, warn }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: to === 'shipped' ? { tracking: { type: 'string' } } : {},
    })
    const number = needed(positionals[0], 'the order number')
    const found = await findOrderByNumber(db, number)
    if (!found) return unknown(number, warn)
    const { tracking } = values as { tracking?: string }
    const named = { number: found.order.number }
    const change = await changeStatus(db, named, to, tracking ? { tracking } : {})
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

const exported: Command = {
  usage: '[<file.csv>] [--status <status>]',
  about: 'All orders as a table, one row an article; to the screen without a file.',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { status: { type: 'string' } },
    })
    const rows = await articles(shop, statusOf(values.status))
    const text = csv(HEAD, rows)
    if (!positionals[0]) shop.print(text.trimEnd())
    else {
      writeFileSync(positionals[0], text, { mode: 0o600 })
      shop.print(`${rows.length} rows in ${positionals[0]}`)
    }
    return 0
  },
}

const HEAD =
  'number,placed,status,payment,firstName,lastName,company,country,street,city,county,postCode,phone,email,coupon,orderSubtotal,orderDiscount,orderVat,orderTotal,productId,title,quantity,unitPrice,lineTotal'.split(
    ',',
  )

async function articles({ db }: Shop, status: string | undefined) {
  const rows: (string | number | null)[][] = []
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '>', after)
      .$if(status !== undefined, (query) => query.where('status', '=', status as string))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const order of await withLines(db, page)) rows.push(...articleRows(order))
    const last = page.at(-1)
    if (!last) return rows
    after = last.id
  }
}

function articleRows(order: Order) {
  const { billing: b } = order
  return order.items.map((item) => [
    order.number,
    order.placedAt,
    order.status,
    order.payment,
    b.firstName,
    b.lastName,
    b.company ?? '',
    b.country,
    b.street,
    b.city,
    b.county ?? '',
    b.postCode,
    b.phone,
    b.email,
    order.coupon ?? '',
    Number(dollars(order.subtotal)),
    Number(dollars(order.discount)),
    Number(dollars(order.vat)),
    Number(dollars(order.total)),
    item.productId,
    item.title,
    item.quantity,
    Number(dollars(item.unitPrice)),
    Number(dollars(item.lineTotal)),
  ])
}

function statusOf(given: string | undefined) {
  if (given !== undefined && !STATUSES.some((status) => status === given))
    throw new Misuse(`--status is one of ${STATUSES.join(', ')}`)
  return given
}

function unknown(number: string | undefined, warn: Shop['warn']) {
  warn(`There is no order ${number}.`)
  return 1
}

export const orderCommands: Record<string, Command> = {
  'orders list': list,
  'orders show': show,
  'orders mark-paid': moving('paid', 'The bank transfer has come; the customer gets a mail.'),
  'orders ship': moving('shipped', 'The parcel has left; the customer gets a mail.'),
  'orders deliver': moving('delivered', 'The parcel has arrived.'),
  'orders cancel': moving('cancelled', 'Stock and coupon come back; the customer gets a mail.'),
  'orders export': exported,
}
