import { closeSync, openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Database } from '../app/database/tables.server'
import { eachOrder } from '../app/orders/list-orders.server'
import type { Order } from '../app/orders/order'
import { type OrderStatus, STATUSES } from '../app/orders/status'
import { type Command, UsageError } from './command'
import { csvLine } from './csv'
import { dollars } from './text-table'

export const exportOrders: Command = {
  usage: '[<file.csv>] [--status <status>]',
  about: 'All orders as a table, one row an article; to the screen without a file.',
  async run(args, { db, print }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { status: { type: 'string' } },
    })
    const lines = csvLines(db, readStatus(values.status))
    const [path] = positionals
    if (path) print(`${await writeLines(path, lines)} rows in ${path}`)
    else print((await join(lines)).trimEnd())
    return 0
  },
}

export function readStatus(given: string | undefined) {
  if (given !== undefined && !STATUSES.some((status) => status === given))
    throw new UsageError(`--status is one of ${STATUSES.join(', ')}`)
  return given as OrderStatus | undefined
}

async function join(lines: AsyncIterable<string>) {
  let text = ''
  for await (const line of lines) text += line
  return text
}

/** Only the owner may read the file: it holds customers. Gives the rows below the head. */
async function writeLines(path: string, lines: AsyncIterable<string>) {
  const file = openSync(path, 'w', 0o600)
  let written = 0
  try {
    for await (const line of lines) {
      writeSync(file, line)
      written++
    }
  } finally {
    closeSync(file)
  }
  return written - 1
}

const HEAD =
  'number,placed,status,payment,firstName,lastName,company,country,street,city,county,postCode,phone,email,coupon,orderSubtotal,orderDiscount,orderVat,orderTotal,productId,title,quantity,unitPrice,lineTotal'.split(
    ',',
  )

async function* csvLines(db: Database, status: OrderStatus | undefined) {
  yield csvLine(HEAD)
  for await (const order of eachOrder(db, status))
    for (const row of articleRows(order)) yield csvLine(row)
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
