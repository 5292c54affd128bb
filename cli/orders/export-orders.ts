import { closeSync, openSync, writeSync } from 'node:fs'
import type { Database } from '../../app/database/tables.server'
import { csvLine } from '../../app/files/csv'
import { eachOrder } from '../../app/orders/accounts/list-orders.server'
import {
  ARTICLE_HEAD,
  articleRows,
  ORDER_HEAD,
  orderRow,
} from '../../app/orders/accounts/order-rows.server'
import { type PublicStatus, publicStatuses } from '../../app/orders/order/status'
import { settings } from '../../app/settings/settings.server'
import { type Command, UsageError } from '../command'
import { readWords } from '../options'
import { printJson } from '../printing'

export const exportOrders: Command = {
  usage: '[<file.csv>] [--status <status>] [--articles] [--json]',
  about:
    'All orders as a table for the accountant, one row an order (--articles: one row an article); to the screen without a file. Times are the shop’s.',
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, {
      status: 'text',
      articles: 'flag',
      json: 'flag',
    })
    const rows = values.articles ? articlesOf : ordersOf
    const lines = csvLines(rows(db, readStatus(values.status)))
    const [path] = positionals
    if (values.json) printJson(print, await objects(rows(db, readStatus(values.status))))
    else if (path) print(`${await writeLines(path, lines)} rows in ${path}`)
    else print((await join(lines)).trimEnd())
  },
}

export function readStatus(given: string | undefined) {
  if (given !== undefined && !publicStatuses().some((status) => status === given))
    throw new UsageError(`--status is one of ${publicStatuses().join(', ')}`)
  return given as PublicStatus | undefined
}

type Row = (string | number)[]

async function* ordersOf(db: Database, status: PublicStatus | undefined): AsyncGenerator<Row> {
  yield ORDER_HEAD
  for await (const order of eachOrder(db, status)) yield orderRow(order, settings().shop.timeZone)
}

async function* articlesOf(db: Database, status: PublicStatus | undefined): AsyncGenerator<Row> {
  yield ARTICLE_HEAD
  for await (const order of eachOrder(db, status))
    yield* articleRows(order, settings().shop.timeZone)
}

async function* csvLines(rows: AsyncIterable<Row>) {
  for await (const row of rows) yield csvLine(row)
}

async function objects(rows: AsyncIterable<Row>) {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  const [head = [], ...rest] = all
  return rest.map((row) => Object.fromEntries(row.map((cell, at) => [String(head[at]), cell])))
}

async function join(lines: AsyncIterable<string>) {
  let text = ''
  for await (const line of lines) text += line
  return text
}

/** Writes a file that only its owner may read. Returns the number of rows below the head. */
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
