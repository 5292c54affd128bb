import type { Selectable } from 'kysely'
import type { Connection } from '../database/tables.server'
import { timeOrderedId } from '../database/time-ordered-id.server'
import type { Attempt } from './attempts.server'
import type { ProviderName } from './provider'
import type { FindingFacts, FindingKind, PaymentFindingsTable } from './tables.server'

interface NewFinding {
  kind: FindingKind
  /** What it is about: a second finding of the same kind is the same one. */
  subject: string
  provider: ProviderName
  attempt?: Attempt
  facts: FindingFacts
}

/** Stores money that does not match once; a settled finding stays settled. */
export const noteFinding = (
  connection: Connection,
  { kind, subject, provider, attempt, facts }: NewFinding,
) =>
  connection
    .insertInto('payment_findings')
    .values({
      id: timeOrderedId(),
      kind,
      subject,
      provider,
      order_id: attempt?.order_id ?? null,
      attempt_id: attempt?.id ?? null,
      facts: JSON.stringify(facts),
      found_at: Date.now(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute()

/** Settles a finding that solved itself, such as a dispute that was won. */
export const settleFinding = (connection: Connection, kind: FindingKind, subject: string) =>
  connection
    .updateTable('payment_findings')
    .set({ settled_at: Date.now() })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('settled_at', 'is', null)
    .execute()

/** Settles a finding as a person decided, once; undefined where it is settled or not there. */
export const settleByPerson = (
  connection: Connection,
  { id, by, note }: { id: string; by: string; note: string },
) =>
  connection
    .updateTable('payment_findings')
    .set({ settled_at: Date.now(), settled_by: by, note })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning(['kind', 'subject', 'order_id'])
    .executeTakeFirst()

/** Tells whether a finding waits for a person. */
export const isFindingOpen = async (db: Connection, kind: FindingKind, subject: string) =>
  (await db
    .selectFrom('payment_findings')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('settled_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Counts unsettled findings that were found before a time, or all. */
export async function countFindings(db: Connection, before = Number.MAX_SAFE_INTEGER) {
  const { count } = await db
    .selectFrom('payment_findings')
    .select((row) => row.fn.countAll().as('count'))
    .where('settled_at', 'is', null)
    .where('found_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the findings of an order, settled ones too, the oldest first. */
export const findingsOf = async (db: Connection, orderId: number): Promise<PaymentFinding[]> =>
  parsed(await all(db).where('order_id', '=', orderId).execute())

/** Removes what providers and people wrote about an order's findings; their figures stay. */
export async function forgetReasons(connection: Connection, orderId: number) {
  for (const { id, facts } of await findingsOf(connection, orderId)) {
    const { reason: _, ...figures } = facts
    await connection
      .updateTable('payment_findings')
      .set({ facts: JSON.stringify(figures), note: null })
      .where('id', '=', id)
      .execute()
  }
}

export type PaymentFinding = Omit<Selectable<PaymentFindingsTable>, 'facts'> & {
  facts: FindingFacts
}

/** Returns unsettled findings, the oldest first. */
export const openFindings = async (db: Connection, limit = 200): Promise<PaymentFinding[]> =>
  parsed(await all(db).where('settled_at', 'is', null).limit(limit).execute())

const all = (db: Connection) =>
  db.selectFrom('payment_findings').selectAll().orderBy('found_at').orderBy('id')

const parsed = (rows: Selectable<PaymentFindingsTable>[]): PaymentFinding[] =>
  rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) as FindingFacts }))
