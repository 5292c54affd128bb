import type { RowHit } from '../search/rows.server'
import type { FoundKind } from '../search/spellings'

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

/**
 * The fate of a found word: `left` should be gone; `goes` goes by itself or with a file; `law` must
 * be kept by law; `kept` says what somebody did at the desk; `others` is somebody else's; `shop`
 * belongs to the catalogue or the shop; `unread` could not be searched.
 */
export type State = 'left' | 'goes' | 'law' | 'kept' | 'others' | 'shop' | 'unread'

interface Known {
  /** The ids of anonymous orders. */
  anonymous: ReadonlySet<number>
  /** True when the person works at the desk. */
  worksHere: boolean
}

const CATALOGUE =
  /^(products|product_texts|product_tags|product_edits|product_imports|categories|category_names|variants|order_lines|stock_changes|price_changes|scheduled_prices|catalogue_changes|search_days|search_clicks|search_rules|search_synonyms)$/
/** A table of places names some people's villages, and nobody. */
const IMPORTED = /^places$/
/** Columns that name who did something at the desk. */
const DONE_BY = /^(staff_name|staff|made_by|answered_by|invited_by|by)$/
/** Columns that hold a person in fields, and not in what somebody wrote. */
const FIELDS: Record<string, RegExp> = {
  orders: /^(billing|email_key|phone_key)$/,
  order_search: /^text$/,
  coupon_redemptions: /^email_key$/,
  accounts: /^(email|display_name)$/,
  account_providers: /^(email|display_name)$/,
  mailed_codes: /^(email|new_email)$/,
  contact_messages: /^(name|email|email_key|phone|words)$/,
  subscribers: /^email$/,
  back_in_stock: /^email$/,
  order_returns: /^(name|email)$/,
  invoices: /^buyer$/,
  jobs: /^payload$/,
  desk_staff: /^(name|email)$/,
  desk_invites: /^email$/,
}
const OF_SOMEBODY = /^(order|message|review|customer) /
const OF_GOODS = /^(product|category|import|coupon) |^categories$/

const isAddress = (kind: FoundKind) => kind === 'email' || kind === 'mailbox'

/** Judges why a word stands in a row; a word quoted by statistics is judged as its column. */
export function judgeRow({ table, column, row, hit }: RowHit, known: Known): State {
  if (table === 'pg_stats') return judgeQuoted(hit.kind, String(row.tablename), String(row.attname))
  if (known.worksHere && isOwnDesk(table, row)) return 'kept'
  if (isAddress(hit.kind)) return 'left'
  if (DONE_BY.test(column)) return 'kept'
  if (table === 'invoices' && known.anonymous.has(Number(row.order_id))) return 'law'
  if (isOfShop(table, column, row)) return 'shop'
  if (CATALOGUE.test(table)) return hit.kind === 'name' || hit.kind === 'company' ? 'shop' : 'left'
  const order = table === 'orders' ? row.id : row.order_id
  if (order !== undefined && known.anonymous.has(Number(order))) return 'left'
  if (FIELDS[table]?.test(column)) return 'others'
  if (table === 'desk_audit' && OF_SOMEBODY.test(String(row.subject))) return 'others'
  if (table === 'desk_audit' && OF_GOODS.test(String(row.subject))) return 'shop'
  return 'left'
}

function judgeQuoted(kind: FoundKind, table: string, column: string): State {
  if (isAddress(kind)) return 'left'
  if (table === 'invoices') return 'law'
  if (CATALOGUE.test(table) || IMPORTED.test(table)) return 'shop'
  return FIELDS[table]?.test(column) ? 'others' : 'left'
}

/** The shop's own owner may be a customer, too, or be called like a place. */
const isOfShop = (table: string, column: string, row: Record<string, unknown>) =>
  IMPORTED.test(table) ||
  (table === 'invoices' && column === 'seller') ||
  (/^settings/.test(table) && /^shop\./.test(String(row.key)))

const isOwnDesk = (table: string, row: Record<string, unknown>) =>
  table === 'desk_staff' || (table === 'desk_audit' && /^staff /.test(String(row.subject)))
