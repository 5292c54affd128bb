import { type CsvCell, csvLine } from '../../files/csv'
import { plainMoney } from '../../texts/currency.server'
import { reports } from '../../texts/desk/en/reports'
import type { ReportCell, ReportColumn, ReportTable } from './report'

/** The byte order mark makes spreadsheets read the file as UTF-8. */
const MARK = '\uFEFF'

/** Writes a table as CSV, with plain decimal amounts and ISO 8601 days. */
export function csvOf({ columns, rows }: ReportTable) {
  const at = columns.findIndex(({ id }) => id === 'currency')
  const lines = rows.map((row) => {
    const currency = at < 0 ? undefined : String(row[at])
    return csvLine(row.map((cell, place) => written(cell, columns[place], currency)))
  })
  return [csvLine(columns.map(({ id }) => reports.figures[id])), ...lines].join('')
}

/** Writes amounts as numbers, which are never escaped as formulas, even when negative. */
function written(cell: ReportCell, column: ReportColumn | undefined, currency?: string): CsvCell {
  if (column?.kind !== 'money' || typeof cell !== 'number') return cell
  const plain = plainMoney(cell, currency)
  return cell < 0 ? Number(plain) : plain
}

export const csvResponse = (name: string, body: string | ReadableStream) =>
  new Response(typeof body === 'string' ? MARK + body : body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  })

/** Streams rows of any number as they are read. */
export function csvStream(rows: AsyncIterable<CsvCell[]>) {
  const reading = rows[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let begun = false
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await reading.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode((begun ? '' : MARK) + csvLine(value)))
      begun = true
    },
    async cancel() {
      await reading.return?.(undefined)
    },
  })
}
