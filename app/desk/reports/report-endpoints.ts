import type { Database } from '../../database/tables.server'
import { type CsvCell, csvLine, type DecimalSign } from '../../files/csv'
import { ordersTable, ratesTable } from '../../orders/accounts/accounts.server'
import { moneyTable } from '../../orders/accounts/money-rows.server'
import { payoutsTable } from '../../orders/accounts/payout-rows.server'
import { plainMoney } from '../../texts/currency.server'
import { reports } from '../../texts/desk/en/reports'
import { DeskFault, endpoint } from '../api/endpoint'
import { may, type Right } from '../rights/rights'
import { cartReport } from './kinds/cart-report.server'
import { cashReport } from './kinds/cash-report.server'
import { categoryReport } from './kinds/category-report.server'
import { stockReport } from './kinds/lists.server'
import { productReport } from './kinds/product-report.server'
import { salesReport } from './kinds/sales-report.server'
import { searchReport } from './kinds/search-report.server'
import { taxReport } from './kinds/tax-report.server'
import type {
  Report,
  ReportCell,
  ReportColumn,
  ReportName,
  ReportQuery,
  ReportTable,
} from './report'
import { comparedNow, fileQuery, reportQuery } from './report-query'

/** The byte order mark makes spreadsheets read the file as UTF-8. */
const MARK = '\uFEFF'

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
  endpoint('GET /reports/:report', 'reports.read', {
    input: reportQuery,
    handle: ({ db, params, input }) => readerOf(params.report)(db, { ...input, most: MOST_SHOWN }),
  }),
  endpoint('GET /reports/:report/csv', 'reports.read', {
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
  return endpoint(`GET /reports/accounts/${rows}`, right, {
    input: fileQuery,
    handle: async ({ db, input, audit, staff }) => {
      const { span } = comparedNow(input)
      const whole = table(db, span)
      const shown = may(staff.role, 'customers.read') ? whole : withoutRegions(whole)
      const days = `${span.first}-${span.last}`
      await audit(db, 'accounts.exported', `${rows} ${days}`)
      const sign = input.decimals === 'comma' ? ',' : '.'
      return csvResponse(`${rows}-${days}`, csvStream(shown, sign))
    },
  })
}

/** Empties the column for what customers typed of their places. */
async function* withoutRegions(table: ReturnType<Table>): ReturnType<Table> {
  let at: number | undefined
  for await (const row of table) {
    yield at !== undefined && at >= 0 ? row.with(at, '') : row
    at ??= row.indexOf('region')
  }
}

/** Writes a table as CSV, with plain decimal amounts and ISO 8601 days. */
function csvOf({ columns, rows }: ReportTable) {
  const at = columns.findIndex(({ id }) => id === 'currency')
  const lines = rows.map((row) => {
    const currency = at < 0 ? undefined : String(row[at])
    return csvLine(row.map((cell, place) => written(cell, columns[place], currency)))
  })
  return [csvLine(columns.map(({ id }) => reports.figures[id])), ...lines].join('')
}

const written = (cell: ReportCell, column: ReportColumn | undefined, currency?: string): CsvCell =>
  column?.kind === 'money' && typeof cell === 'number' ? plainMoney(cell, currency) : cell

const csvResponse = (name: string, body: string | ReadableStream) =>
  new Response(typeof body === 'string' ? MARK + body : body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  })

/** Streams rows of any number as they are read. */
function csvStream(rows: AsyncIterable<CsvCell[]>, sign: DecimalSign) {
  const reading = rows[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let begun = false
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await reading.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode((begun ? '' : MARK) + csvLine(value, sign)))
      begun = true
    },
    async cancel() {
      await reading.return?.(undefined)
    },
  })
}
