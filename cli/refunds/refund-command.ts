import { userInfo } from 'node:os'
import { findRow } from '../../app/database/rows.server'
import type { Database } from '../../app/database/tables.server'
import { findInvoices } from '../../app/orders/invoices/issue-invoice.server'
import type { Order } from '../../app/orders/order/order'
import { moneyOfOrder } from '../../app/orders/paying/payments.server'
import { isShippingRefunded, leftLines } from '../../app/orders/pricing/refund-quote'
import { findOrderByNumber, orderNumberOf } from '../../app/orders/reading/find-order.server'
import { type OrderRefundRequest, refundOrder } from '../../app/orders/refunds/refund-order.server'
import { plainMoney, shopCurrency } from '../../app/texts/currency.server'
import { type Command, NotDone, UsageError } from '../command'
import { onlyWord, readCents, readWords, wholeNumber } from '../options'
import { reportUnknown } from '../orders/order-changes'
import { printJson } from '../printing'

/** The longest reason: as long as that of a refused return. */
const LONGEST_REASON = 1000

const refund: Command = {
  usage:
    '<number> [--line <line>=<pieces>]... [--shipping] [--amount <amount>] [--restock] [--reason <text>] [--note <text>] [--by <name>] [--json]',
  about:
    'Records money given back: pieces of lines as orders show counts them, shipping and the payment fee (which also come back with the last pieces), an amount in place of what they came to; without these all that was paid. --restock puts the pieces back on sale. Its customer gets a mail with the reason, an invoiced order a credit note; --note is for you. The transfer itself is made at the bank.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, {
      line: 'texts',
      shipping: 'flag',
      amount: 'text',
      restock: 'flag',
      reason: 'text',
      note: 'text',
      by: 'text',
      json: 'flag',
    })
    const written = onlyWord(positionals, 'the order number', 'a refund is of one order')
    const { line = [], shipping, restock = false, reason = '', note, by } = values
    if (reason.length > LONGEST_REASON)
      throw new UsageError(`--reason is at most ${LONGEST_REASON} letters`)
    const lines = line.map((one) => ({ ...readLine(one), restock }))
    const number = orderNumberOf(written)
    const found = await findOrderByNumber(db, number)
    const currency = found?.order.currency ?? shopCurrency()
    const amount =
      values.amount === undefined ? undefined : readCents(values.amount, '--amount', currency)
    if (!found) return reportUnknown(written, warn)
    const said = { lines, shipping, amount }
    const whole = lines.length === 0 && !shipping && amount === undefined
    const asked = whole ? await allOf(db, found.order, restock) : said
    const refunded = await refundOrder(
      db,
      { number, ...asked, reason, by: by ?? userInfo().username, key: crypto.randomUUID() },
      { note },
    )
    if (!refunded.ok) {
      const why = await reasonOf(db, refunded.code, found.order, asked)
      throw new NotDone(`${number}: ${why} Nothing was recorded.`)
    }
    const { creditNote } = refunded.refund
    if (values.json) printJson(print, refunded.refund)
    else {
      print(`${number}: ${plainMoney(refunded.refund.amount, currency)} ${currency} refunded.`)
      if (creditNote) print(`Credit note ${creditNote}.`)
      else if ((await findInvoices(db, found.id)).length === 0)
        print('It has no invoice, so there is no credit note.')
    }
  },
}

type Asked = Pick<OrderRefundRequest, 'lines' | 'shipping' | 'amount'>

/** Reads `2=1` as one piece of the second line. */
function readLine(text: string) {
  const [line = '', quantity, ...rest] = text.split('=')
  if (quantity === undefined || rest.length > 0)
    throw new UsageError(`--line is a line and its pieces, such as 1=2, not "${text}"`)
  return {
    line: wholeNumber(line, 'the line of --line') - 1,
    quantity: wholeNumber(quantity, 'the pieces of --line'),
  }
}

async function allOf(db: Database, order: Order, restock: boolean): Promise<Asked> {
  const left = await leftOf(db, order.number)
  return {
    lines: leftLines(order).map((one) => ({ ...one, restock })),
    shipping: !isShippingRefunded(order),
    // The amount is at least 1, so that a refusal says why.
    amount: Math.max(1, left),
  }
}

async function leftOf(db: Database, number: string) {
  const row = await findRow(db, 'orders', { number }, [
    'id',
    'total',
    'paid_at',
    'advance',
    'advance_paid_at',
  ])
  return row ? (await moneyOfOrder(db, row)).left : 0
}

async function reasonOf(
  db: Database,
  code: 'not_found' | 'nothing_paid' | 'too_much' | 'no_such_line' | 'empty',
  order: Order,
  { lines, shipping }: Asked,
) {
  if (code === 'not_found') return 'it is gone.'
  if (code === 'no_such_line')
    return `it has ${order.items.length} lines, as orders show counts them.`
  if (code === 'empty') return 'that comes to nothing.'
  const left = await leftOf(db, order.number)
  if (code === 'nothing_paid' || left <= 0) return 'nothing was paid that is not refunded yet.'
  const pieces = new Map(leftLines(order).map(({ line, quantity }) => [line, quantity]))
  const beyond = lines.find(({ line, quantity }) => quantity > (pieces.get(line) ?? 0))
  if (beyond)
    return `of line ${beyond.line + 1} only ${pieces.get(beyond.line) ?? 0} pieces are left to refund.`
  if (shipping && isShippingRefunded(order)) return 'its shipping is refunded already.'
  return `only ${plainMoney(left, order.currency)} ${order.currency} are left to refund.`
}

export const refundCommands: Record<string, Command> = { 'orders refund': refund }
