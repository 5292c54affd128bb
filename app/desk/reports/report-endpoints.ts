import type { Database } from '../../database/tables.server'
import { ordersTable, ratesTable } from '../../orders/accounts/accounts.server'
import { moneyTable } from '../../orders/accounts/money-rows.server'
import { payoutsTable } from '../../orders/accounts/payout-rows.server'
import { DeskFault, endpoint } from '../api/endpoint'
import type { Right } from '../rights/rights'
import { csvOf, csvResponse, csvStream } from './csv-response.server'
import { cartReport } from './kinds/cart-report.server'
import { cashReport } from './kinds/cash-report.server'
import { categoryReport } from './kinds/category-report.server'
import { stockReport } from './kinds/lists.server'
import { productReport } from './kinds/product-report.server'
import { salesReport } from './kinds/sales-report.server'
import { searchReport } from './kinds/search-report.server'
import { taxReport } from './kinds/tax-report.server'
import type { Report, ReportName, ReportQuery } from './report'
import { comparedNow, reportQuery } from './report-query'

/** The most rows for a browser; a file holds more. */
const MOST_SHOWN = 500
const MOST_IN_FILE = 100_000

type Read = (db: Database, asked: ReportQuery & { most: number }) => Promise<Report>

const READ: Record<ReportName, Read> = {
  sales: salesReport,
  taxes: taxReport,
  products: productReport,
  categories: categoryReport,
  cash: cashReport,
  carts: cartReport,
  searches: searchReport,
  stock: stockReport,
}

const NO_PERIOD: readonly string[] = ['stock']

function readerOf(name = ''): Read {
  if (!Object.hasOwn(READ, name)) throw new DeskFault(404, 'not_found', 'There is no such report.')
  return READ[name as ReportName]
}

export const reportEndpoints = [
  endpoint({
    method: 'GET',
    path: '/reports/:report',
    right: 'reports.read',
    input: reportQuery,
    handle: ({ db, params, input }) => readerOf(params.report)(db, { ...input, most: MOST_SHOWN }),
  }),
  endpoint({
    method: 'GET',
    path: '/reports/:report/csv',
    right: 'reports.read',
    input: reportQuery,
    handle: async ({ db, params: { report = '' }, input }) => {
      const { span, table } = await readerOf(report)(db, { ...input, most: MOST_IN_FILE })
      const days = span && !NO_PERIOD.includes(report) ? `-${span.first}-${span.last}` : ''
      return csvResponse(`${report}${days}`, csvOf(table))
    },
  }),
  accounts('orders', 'customers.read', ordersTable), // Rows hold names and addresses.
  accounts('rates', 'reports.read', ratesTable),
  accounts('payments', 'reports.read', moneyTable),
  accounts('payouts', 'reports.read', payoutsTable),
]

type Table = typeof ordersTable

/** Sends a file for the accountant and logs who took it. */
function accounts(rows: string, right: Right, table: Table) {
  return endpoint({
    method: 'GET',
    path: `/reports/accounts/${rows}`,
    right,
    input: reportQuery,
    handle: async ({ db, input, audit }) => {
      const { span } = comparedNow(input)
      const days = `${span.first}-${span.last}`
      await audit(db, { action: 'accounts.exported', subject: `${rows} ${days}` })
      return csvResponse(`${rows}-${days}`, csvStream(table(db, span)))
    },
  })
}
