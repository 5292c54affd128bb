import { z } from 'zod'
import type { Connection } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { issueInvoice } from '../../../orders/invoices/issue-invoice.server'
import { policyWith } from '../../../orders/invoices/sheet-page.server'
import { findInvoiceSheet, findSlipSheet } from '../../../orders/invoices/sheets.server'
import { SHEETS_POLICY, sheetsPage } from '../../../orders/invoices/sheets-page.server'
import { orderNumberOf } from '../../../orders/reading/find-order.server'
import { DeskFault, endpoint, isAccessLost } from '../../api/endpoint'
import { orderAtVersion } from './order-version.server'

const MOST_AT_ONCE = 200
const number = z.string().min(1).max(40)
const numbers = z
  .array(number)
  .min(1, 'Choose orders first.')
  .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} orders at once.`)

const KINDS = ['invoice', 'credit-note', 'packing-slip'] as const

const find = (db: Connection, kind: (typeof KINDS)[number], number: string, note?: string) =>
  kind === 'packing-slip'
    ? findSlipSheet(db, { number })
    : findInvoiceSheet(db, { number }, kind === 'invoice' ? {} : { kind: 'credit_note', note })

/** Endpoints for printable papers, which name customers. */
export const sheetEndpoints = [
  endpoint('POST /orders/invoices', 'orders.change', {
    input: z.object({ numbers }),
    handle: async ({ db, input, audit }) => {
      const outcomes = []
      for (const number of input.numbers)
        outcomes.push(
          await inTransaction(db, async (connection) => {
            const row = await orderAtVersion(connection, number, undefined)
            const issued = await issueInvoice(connection, row.id)
            if (!issued.ok) return { number: row.number, ok: false, code: issued.code }
            if (issued.issued)
              await audit(connection, 'order.invoiced', `order ${row.number}`, {
                after: issued.invoice.number,
              })
            return { number: row.number, ok: true, changed: issued.issued }
          }).catch((error) => {
            if (!(error instanceof DeskFault) || isAccessLost(error)) throw error
            return { number, ok: false, code: 'not_found' }
          }),
        )
      return { outcomes }
    },
  }),
  endpoint('GET /orders/sheets', 'customers.read', {
    input: z.object({
      kind: z.enum(KINDS),
      number: z.union([number.transform((one) => [one]), numbers]),
      /** Number of the credit note to print. */
      note: z.string().max(100).optional(),
    }),
    handle: async ({ db, input: { kind, number: wanted, note } }) => {
      const sheets = []
      for (const number of wanted) {
        const sheet = await find(db, kind, orderNumberOf(number), note)
        if (sheet) sheets.push(sheet)
      }
      if (sheets.length === 0)
        throw new DeskFault(404, 'not_found', 'None of these orders has such a paper.')
      return new Response(sheetsPage(sheets), {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': policyWith(SHEETS_POLICY, sheets),
          'Cache-Control': 'no-store',
        },
      })
    },
  }),
]
