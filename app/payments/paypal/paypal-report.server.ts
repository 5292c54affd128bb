import { DAY_MS } from '../../durations'
import type { ListedPayment } from '../provider'
import type { PaypalCalls } from './paypal-calls.server'
import { paypalReportForm } from './paypal-forms'
import { paypalMoney } from './paypal-reading'

const REPORT_MS = 30 * DAY_MS
const MOST_PAGES = 1000
const CHECKOUT_PAYMENT = 'T0006'

/**
 * Lists the payments of the account's report, which is some hours late. A row names the order only
 * now and then; its reference always stands beside the id of the payment.
 */
export async function* listPaypal(
  calls: PaypalCalls,
  from: number,
  until: number,
): AsyncGenerator<ListedPayment> {
  for (let start = from; start < until; start += REPORT_MS) {
    const end = Math.min(start + REPORT_MS, until)
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page++) {
      const report = await calls.get('/v1/reporting/transactions', paypalReportForm, {
        start_date: new Date(start).toISOString(),
        end_date: new Date(end).toISOString(),
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      })
      pages = report.total_pages ?? 1
      for (const { transaction_info: row } of report.transaction_details ?? []) {
        const at = Date.parse(row.transaction_initiation_date)
        const isPayment =
          row.transaction_event_code === CHECKOUT_PAYMENT && row.transaction_status === 'S'
        if (!isPayment || !(at >= start && at < end)) continue
        const order = row.paypal_reference_id_type === 'ODR' ? row.paypal_reference_id : undefined
        const providerRef = order ?? row.transaction_id
        yield {
          ...paypalMoney(row.transaction_amount),
          providerRef,
          reference: row.custom_field,
          at,
        }
      }
    }
  }
}
