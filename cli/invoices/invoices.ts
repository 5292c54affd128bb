import { writeFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../app/business'
import type { Database } from '../../app/database/tables.server'
import { shopUrl } from '../../app/http/shop-url.server'
import { issueInvoice } from '../../app/orders/invoices/issue-invoice.server'
import type { Sheet } from '../../app/orders/invoices/sheet'
import { lettersWithoutFont, sheetPdf } from '../../app/orders/invoices/sheet-pdf.server'
import { findInvoiceSheet, findSlipSheet } from '../../app/orders/invoices/sheets.server'
import { findOrderByNumber, orderNumberOf } from '../../app/orders/reading/find-order.server'
import { type Command, type CommandContext, NotDone, UsageError } from '../command'
import { onlyWord, readWords } from '../options'

const LANGUAGE = `--language <${LANGUAGES.join('|')}>`

const invoice: Command = {
  usage: `<number> [--pdf <file>] [--credit-note] [${LANGUAGE}]`,
  about:
    'The invoice of an order, which gets its number now if it was neither paid nor shipped; --credit-note is what took it back, the newest of refunds.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, {
      pdf: 'text',
      language: 'text',
      'credit-note': 'flag',
    })
    const number = orderNumberOf(oneNumber(positionals))
    const kind = values['credit-note'] ? 'credit_note' : 'invoice'
    const order = await findOrderByNumber(db, number)
    if (!order) throw new NotDone(`There is no order ${number}.`)
    const issued = await issueInvoice(db, order.id)
    if (!issued.ok)
      throw new NotDone(`${number} was cancelled before it was invoiced: it has no invoice.`)
    const language = readLanguage(values.language)
    const sheet = await findInvoiceSheet(db, { number }, { kind, language })
    if (!sheet)
      throw new NotDone(`${number} is neither cancelled nor refunded: it has no credit note.`)
    const path = kind === 'invoice' ? 'invoice' : 'credit-note'
    await told({ print, warn }, sheet, values.pdf, await urlOf(db, number, path, language))
  },
}

const packingSlip: Command = {
  usage: `<number> [--pdf <file>] [${LANGUAGE}]`,
  about: 'What goes into the parcel of an order: its articles and address, no prices.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, { pdf: 'text', language: 'text' })
    const number = orderNumberOf(oneNumber(positionals))
    const language = readLanguage(values.language)
    const sheet = await findSlipSheet(db, { number }, language)
    if (!sheet) throw new NotDone(`There is no order ${number}.`)
    const url = await urlOf(db, number, 'packing-slip', language)
    await told({ print, warn }, sheet, values.pdf, url)
  },
}

const oneNumber = (words: string[]) => onlyWord(words, 'the order number', 'one order at a time')

function readLanguage(given: string | undefined) {
  if (given !== undefined && !LANGUAGES.some((one) => one === given))
    throw new UsageError(`--language is one of ${LANGUAGES.join(', ')}`)
  return given as Language | undefined
}

async function urlOf(db: Database, number: string, path: string, language?: Language) {
  const order = (await findOrderByNumber(db, number))?.order
  return shopUrl(`/orders/${order?.token}/${path}`, language ?? order?.language)
}

/** Writes a file that only its owner may read, because it names a customer. */
async function told(
  { print, warn }: Pick<CommandContext, 'print' | 'warn'>,
  sheet: Sheet,
  file: string | undefined,
  url: string,
) {
  const { title, facts } = sheet
  const name = `${title} ${facts[0]?.[1]}`
  if (file === undefined) {
    const total = sheet.sums.find(({ strong }) => strong)
    print(`${name}${total ? `, ${total.value}` : ''}: ${url}`)
    return
  }
  writeFileSync(file, await sheetPdf(sheet), { mode: 0o600 })
  print(`${name} written to ${file}`)
  const letters = await lettersWithoutFont(sheet)
  if (letters.length > 0)
    warn(
      `The file shows ${letters.slice(0, 5).join(' ')}${letters.length > 5 ? ' …' : ''} as codes, since no font here has these letters. A browser prints them: ${url}`,
    )
}

export const invoiceCommands: Record<string, Command> = {
  'orders invoice': invoice,
  'orders packing-slip': packingSlip,
}
