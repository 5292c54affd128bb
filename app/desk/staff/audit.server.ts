import { sql } from 'kysely'
import { containing } from '../../database/containing'
import { insertRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import type { AuditEntry } from '../api/endpoint'

/** A person, a token or the command line. */
export interface Doer {
  id: string
  name: string
}

export const COMMAND_LINE: Doer = { id: 'command-line', name: 'Command line' }

export const AUDIT_PAGE = 50
/** Characters of JSON: longer values are truncated. */
const LONGEST = 20_000

/** Logs who did what, in the change's transaction. Entries must not hold secrets. */
export async function recordAudit(
  connection: Connection,
  { staff, action, subject, before, after }: AuditEntry & { staff: Doer },
) {
  await insertRow(connection, 'desk_audit', {
    at: Date.now(),
    staff_id: staff.id,
    staff_name: staff.name,
    action,
    subject,
    before: jsonOf(before),
    after: jsonOf(after),
  })
}

function jsonOf(value: unknown) {
  if (value === undefined) return null
  const json = JSON.stringify(value)
  return json.length <= LONGEST ? json : JSON.stringify({ beginning: json.slice(0, LONGEST) })
}

interface AuditFilter {
  action?: string
  staff?: string
  /** The exact subject: `order 1042`. */
  subject?: string
  /** A part of the subject, in any case. */
  search?: string
  /** Id of the oldest entry seen: the `next` of the page before. */
  before?: number
}

interface AuditRow {
  id: number
  at: number
  staff: Doer
  action: string
  subject: string
  before?: unknown
  after?: unknown
}

/** Returns a page of the log, the latest first; `next` is undefined on the last one. */
export async function listAudit(
  db: Connection,
  { action = '', staff = '', subject = '', search = '', before }: AuditFilter = {},
): Promise<{ entries: AuditRow[]; next?: number }> {
  const part = containing(search.toLowerCase())
  const rows = await db
    .selectFrom('desk_audit')
    .selectAll()
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`lower(subject) like ${part} escape '!'`),
    )
    .$if(action !== '', (query) => query.where('action', '=', action))
    .$if(staff !== '', (query) => query.where('staff_id', '=', staff))
    .$if(subject !== '', (query) => query.where('subject', '=', subject))
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(AUDIT_PAGE + 1)
    .execute()
  const shown = rows.slice(0, AUDIT_PAGE)
  return {
    entries: shown.map(({ id, at, staff_id, staff_name, ...row }) => ({
      id,
      at,
      staff: { id: staff_id, name: staff_name },
      action: row.action,
      subject: row.subject,
      ...(row.before !== null && { before: JSON.parse(row.before) }),
      ...(row.after !== null && { after: JSON.parse(row.after) }),
    })),
    next: rows.length > AUDIT_PAGE ? shown.at(-1)?.id : undefined,
  }
}

const MOST_ACTIONS = 200

/** Lists every action in the log by skipping through the index, without a full scan. */
export async function listActions(db: Connection) {
  const actions: string[] = []
  while (actions.length < MOST_ACTIONS) {
    const { next } = await db
      .selectFrom('desk_audit')
      .select((row) => row.fn.min('action').as('next'))
      .where('action', '>', actions.at(-1) ?? '')
      .executeTakeFirstOrThrow()
    if (next === null) break
    actions.push(next)
  }
  return actions
}
