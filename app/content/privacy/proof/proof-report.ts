import type { FoundKind } from '../search/spellings'
import type { State } from './judge-row'

export interface ProofFinding {
  state: State
  /** Either `table orders.billing` or a path. */
  place: string
  /** The number of finds by kind of word. */
  words: Partial<Record<FoundKind, number>>
  /** Some of the rows, by number or id. */
  rows?: string[]
  /** Says why it is there, or what to do. */
  why: string
  /** The moment it goes by itself, in epoch milliseconds. */
  until?: number
}

export interface ProofReport {
  findings: ProofFinding[]
  /** Other spellings of the mailbox that are somebody's address here. */
  mailboxes: string[]
  searched: {
    tables: number
    rows: number
    files: number
    bytes: number
    backups: number
    milliseconds: number
  }
  /** Places that no search of this shop can reach. */
  notes: string[]
}

const TO_DO: State[] = ['left', 'goes', 'unread']

/** Tells whether only the law's, the shop's own and other people's data is left. */
export const isProved = ({ findings }: ProofReport) =>
  findings.every(({ state }) => !TO_DO.includes(state))

/** Merges findings into one for each place and state, in the order found. */
export function gathered(findings: readonly ProofFinding[]): ProofFinding[] {
  const byPlace = new Map<string, ProofFinding>()
  for (const finding of findings) {
    const key = `${finding.state} ${finding.place}`
    const known = byPlace.get(key)
    byPlace.set(key, known ? merged(known, finding) : finding)
  }
  return [...byPlace.values()]
}

const MOST_ROWS = 5

function merged(known: ProofFinding, more: ProofFinding): ProofFinding {
  const words = { ...known.words }
  for (const kind of Object.keys(more.words) as FoundKind[])
    words[kind] = (words[kind] ?? 0) + (more.words[kind] ?? 0)
  const rows = [...new Set([...(known.rows ?? []), ...(more.rows ?? [])])].slice(0, MOST_ROWS)
  const until = Math.max(known.until ?? 0, more.until ?? 0)
  return {
    ...known,
    words,
    ...(rows.length > 0 && { rows }),
    ...(until > 0 && { until }),
  }
}
