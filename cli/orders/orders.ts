import { listOrders } from '../../app/orders/accounts/list-orders.server'
import { findInvoices } from '../../app/orders/invoices/issue-invoice.server'
import { personName } from '../../app/orders/order/address'
import { publicStatus } from '../../app/orders/order/status'
import { listPayments } from '../../app/orders/paying/payments.server'
import { findOrderByNumber } from '../../app/orders/reading/find-order.server'
import { refundsOf } from '../../app/orders/reading/refunds-of.server'
import { listReturnsOf } from '../../app/orders/returns/find-returns.server'
import { type FoundOrder, searchOrders } from '../../app/orders/search-orders.server'
import { plainMoney } from '../../app/texts/currency.server'
import { type Command, UsageError } from '../command'
import { readOptions, readWords, required, wholeNumber } from '../options'
import { iso, printJson, printTable } from '../printing'
import { refundCommands } from '../refunds/refund-command'
import { readTime, shopMinute } from '../shop-time'
import { describeOrder } from './describe-order'
import { exportOrders, readStatus } from './export-orders'
import { orderChanges, reportUnknown } from './order-changes'
import { undoPaid } from './undo-paid'

const list: Command = {
  usage: '[--status <status>] [--limit <n>] [--json]',
  about: 'The newest orders first.',
  async run(args, { db, print }) {
    const values = readOptions(args, { status: 'text', limit: { default: '20' }, json: 'flag' })
    const status = readStatus(values.status)
    const rows = await listOrders(db, { status, limit: wholeNumber(values.limit, '--limit') })
    if (values.json)
      printJson(
        print,
        rows.map(({ email_key, ...row }) => brief(row, { email: email_key })),
      )
    else
      printTable(print, rows, {
        ...COLUMNS,
        customer: (row) => row.email_key,
        total: (row) => plainMoney(row.total, row.currency),
      })
  },
}

const find: Command = {
  usage:
    '[<words>] [--phone <digits>] [--email <text>] [--from <day>] [--to <day>] [--limit <n>] [--json]',
  about:
    'Orders by number, name, company, phone, e-mail address and day (of the shop’s time zone, both included), the newest first.',
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, {
      phone: 'text',
      email: 'text',
      from: 'text',
      to: 'text',
      limit: { default: '50' },
      json: 'flag',
    })
    const { phone, email, from, to } = values
    const words = positionals.flatMap((one) => one.split(/\s+/)).filter(Boolean)
    if (words.length === 0 && !phone && !email && !from && !to)
      throw new UsageError(
        'say what to look for: a number, a name, --phone, --email, --from or --to',
      )
    const search = {
      words,
      phone,
      email,
      from: from === undefined ? undefined : readTime(from, '--from'),
      until: to === undefined ? undefined : readTime(to, '--to'),
    }
    const found = await searchOrders(db, search, wholeNumber(values.limit, '--limit'))
    if (values.json)
      printJson(
        print,
        found.map((row) => brief(row, personOf(row))),
      )
    else if (found.length === 0) print('No order fits.')
    else
      printTable(print, found, {
        ...COLUMNS,
        name: (row) => personOf(row).name,
        phone: (row) => row.person.phone,
        'e-mail': (row) => row.person.email,
        total: (row) => plainMoney(row.total, row.currency),
      })
  },
}

type Row = Pick<FoundOrder, 'number' | 'placed_at' | 'status' | 'payment' | 'total' | 'confirm_by'>

const COLUMNS = {
  number: (row: Row) => row.number,
  placed: (row: Row) => shopMinute(row.placed_at),
  status: (row: Row) => row.status,
  payment: (row: Row) => row.payment,
}

const personOf = ({ person }: FoundOrder) => ({
  name: personName(person),
  phone: person.phone,
  email: person.email,
})

/** Describes an order like the API: `total` in cents, `confirmBy` while unconfirmed. */
function brief(row: Row, person: object) {
  const { number, placed_at, status, payment, total, confirm_by } = row
  return {
    number,
    placedAt: iso(placed_at),
    status: publicStatus(status),
    ...(confirm_by !== null && { confirmBy: iso(confirm_by) }),
    payment,
    ...person,
    total,
  }
}

const show: Command = {
  usage: '<number> [--json]',
  about: 'One order with all it carries.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, { json: 'flag' })
    const number = required(positionals[0], 'the order number')
    const found = await findOrderByNumber(db, number)
    if (!found) return reportUnknown(number, warn)
    const payments = (await listPayments(db, [found.id])).get(found.id) ?? []
    const returns = (await listReturnsOf(db, [found.id])).get(found.id) ?? []
    const refunds = await refundsOf(db, found.id)
    if (values.json)
      printJson(print, {
        ...found.order,
        payments: payments.map(({ kind, amount, note, at }) => ({
          kind,
          amount,
          note,
          at: iso(at),
        })),
        ...(refunds.length > 0 && { refunds }),
        returns,
      })
    else {
      print(describeOrder(found.order, { payments, refunds, returns }))
      for (const one of await findInvoices(db, found.id))
        print(`${one.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${one.number}, ${one.day}`)
    }
  },
}

export const orderCommands: Record<string, Command> = {
  'orders list': list,
  'orders find': find,
  'orders show': show,
  ...orderChanges,
  'orders undo-paid': undoPaid,
  ...refundCommands,
  'orders export': exportOrders,
}
