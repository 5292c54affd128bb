import { config } from '../../../config.server'
import { DAY_MS } from '../../../durations'
import type { RowHit } from '../search/rows.server'
import type { ProofFinding, State } from './proof-report'

export function rowFinding({ table, column, row, hit }: RowHit, state: State): ProofFinding {
  const place = `table ${table}.${column}`
  const id = row.number ?? row.id ?? row.order_id ?? row.key
  const until = state === 'law' ? invoiceUntil(row) : undefined
  return {
    state,
    place,
    words: { [hit.kind]: 1 },
    ...((typeof id === 'string' || typeof id === 'number') && { rows: [String(id)] }),
    why: WHY[state],
    ...(until !== undefined && { until }),
  }
}

function invoiceUntil({ issued_at }: RowHit['row']) {
  const days = config.RETAIN_INVOICES_DAYS
  return days === 'off' ? undefined : Number(issued_at) + days * DAY_MS
}

const WHY: Record<State, string> = {
  left: 'should be gone: erase again; what somebody wrote there, change by hand',
  goes: 'goes with the file',
  law: 'invoices name their buyer as long as the law wants them kept (GDPR, Article 17(3)(b)); RETAIN_INVOICES_DAYS ends it',
  kept: 'says who did what at the desk (GDPR, Article 17(3)(e))',
  others:
    'is of somebody else, who has the same; if that is the same person, erase that address too',
  shop: 'is of the catalogue or the shop itself, which has the same words',
  unread: 'could not be searched',
}
