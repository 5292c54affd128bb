import { withQuery } from '../client/desk-fetch'
import { useRead } from '../client/use-data'
import { useAddressState } from '../kit/list/use-address-state'
import type { Report, ReportName } from './report'

const DEFAULTS = { period: '30-days', from: '', to: '', step: '', currency: '' }

export type ReportState = Record<keyof typeof DEFAULTS, string>

/** These show what is there now, whatever period was chosen for others. */
const WITHOUT_PERIOD: readonly ReportName[] = ['searches', 'stock']

export const hasPeriod = (name: ReportName) => !WITHOUT_PERIOD.includes(name)

/** A report for the period in the address, where the other reports keep it. */
export function useReport(name: ReportName) {
  const [state, change] = useAddressState(DEFAULTS)
  const { period, from, to, step } = state
  const own = period === 'own' && { from, to }
  const query = hasPeriod(name) ? { period, ...own, step } : {}
  const waits = period === 'own' && hasPeriod(name) && (from === '' || to === '')
  const read = useRead<Report>(`/reports/${name}`, query, { enabled: !waits })
  return {
    state,
    change,
    read,
    /** Of the file with the same rows, and of the accountant's. */
    fileOf: (path: string) => `/api/desk${withQuery(`/reports/${path}`, query)}`,
  }
}
