import { useRead, withQuery } from '../client/desk-fetch'
import { useAddressState } from '../kit/list/use-address-state'
import type { Report, ReportName } from './report'

const DEFAULTS = { period: '30-days', from: '', to: '', step: '', currency: '' }

export type ReportState = Record<keyof typeof DEFAULTS, string>

/** Reports of the present, which have no period. */
const WITHOUT_PERIOD: readonly ReportName[] = ['stock']

export const hasPeriod = (name: ReportName) => !WITHOUT_PERIOD.includes(name)

/** Reads a report for the period in the address, which all reports share. */
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
    /** Returns the address of the file with the same rows, or of the accountant's. */
    fileOf: (path: string, more: { decimals?: string } = {}) =>
      `/api/desk${withQuery(`/reports/${path}`, { ...query, ...more })}`,
  }
}
