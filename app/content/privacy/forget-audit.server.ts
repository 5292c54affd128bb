import { sql } from 'kysely'
import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import type { Billing } from '../../orders/order'
import { blotter, type Json, mapTexts, withoutWords } from './erased-words'
import type { Person } from './person.server'

/** Shorter ones are in other words too. */
const SHORTEST = 6

/**
 * Of the audit log the person's words: all texts of what was noted about their own orders, messages
 * and reviews; elsewhere the phrases that are nobody else's. Who did what, and when, stays.
 */
export async function forgetAudit(connection: Connection, person: Person) {
  const own = [
    ...person.orders.map(({ number }) => `order ${number}`),
    ...person.messages.map(({ id }) => `message ${id}`),
    ...person.reviews.map(({ id }) => `review ${id}`),
  ]
  for (let at = 0; at < own.length; at += 100) {
    const rows = await entries(connection)
      .where('subject', 'in', own.slice(at, at + 100))
      .execute()
    for (const row of rows) await rewrite(connection, row, withoutWords)
  }
  const phrases = phrasesOf(person)
  const blot = blotter(phrases)
  // Who works here keeps what was noted of that.
  const kept = person.worksHere ? `staff ${person.email}` : undefined
  for (const row of await entriesWith(connection, phrases))
    if (row.subject !== kept) await rewrite(connection, row, blot, blot(row.subject))
}

const entries = (connection: Connection) =>
  connection.selectFrom('desk_audit').select(['id', 'subject', 'before', 'after'])

type Entry = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

async function rewrite(
  connection: Connection,
  { id, before, after, ...row }: Entry,
  change: (text: string, key?: string) => string,
  subject = row.subject,
) {
  const changed = (json: string | null) =>
    json === null ? null : JSON.stringify(mapTexts(JSON.parse(json) as Json, change))
  await connection
    .updateTable('desk_audit')
    .set({ subject, before: changed(before), after: changed(after) })
    .where('id', '=', id)
    .execute()
}

/** In one reading of the log, for it has no index of words. */
async function entriesWith(connection: Connection, phrases: string[]) {
  const place = sql.raw(engineOf(connection) === 'sqlite' ? 'instr' : 'strpos')
  const text = sql`lower(subject || coalesce(before, '') || coalesce(after, ''))`
  const holds = phrases.map(
    // The database's `lower` for both: SQLite knows that of ASCII alone.
    (one) => sql`${place}(${text}, lower(${JSON.stringify(one).slice(1, -1)})) > 0`,
  )
  return entries(connection)
    .where(sql<boolean>`(${sql.join(holds, sql` or `)})`)
    .execute()
}

/** What is nobody else's: addresses, telephone numbers, a first with a last name. */
function phrasesOf({ email, orders, messages, accounts }: Person) {
  const bills = orders.map(({ billing }) => JSON.parse(billing) as Billing)
  const phrases = [
    email,
    ...bills.flatMap((one) => [
      `${one.firstName} ${one.lastName}`,
      one.street,
      one.phone,
      one.email,
    ]),
    ...messages.flatMap(({ name, phone }) => [fullName(name), phone]),
    ...accounts.map(({ display_name }) => fullName(display_name ?? '')),
  ]
  const long = phrases.map((one) => one.trim()).filter((one) => one.length >= SHORTEST)
  return [...new Set(long)]
}

/** A first name alone is that of many. */
const fullName = (name: string) => (/\S\s+\S/.test(name) ? name : '')
