import { sql } from 'kysely'
import { updateRow } from '../../database/rows.server'
import { type Connection, engineOf } from '../../database/tables.server'
import { blotter, type Json, mapTexts, withoutWords } from './erased-words'
import type { PersonData } from './person.server'
import { plainRun, type Word } from './words.server'

/** Erases all texts in entries about an order, message or review; who did what, and when, stays. */
export async function forgetSubjects(connection: Connection, subjects: readonly string[]) {
  for (let at = 0; at < subjects.length; at += 100) {
    const rows = await entries(connection)
      .where('subject', 'in', subjects.slice(at, at + 100))
      .execute()
    for (const row of rows) await rewrite(connection, row, withoutWords)
  }
}

/**
 * Erases what the audit log says elsewhere of a person. An address is theirs alone. A name, street
 * or telephone stays in entries about somebody else or the catalogue: others may share them, and a
 * product may have the same name.
 */
export async function forgetWords(
  connection: Connection,
  person: PersonData,
  words: readonly Word[],
) {
  const known = words.filter(({ kind }) => kind !== 'company')
  const all = known.map(({ text }) => text)
  const own = known.filter(({ kind }) => kind === 'email').map(({ text }) => text)
  const [blotAll, blotOwn] = [blotter(all), blotter(own)]
  // Somebody who works here keeps the entries about their place at the desk.
  const kept = person.worksHere ? `staff ${person.email}` : undefined
  for (const row of await entriesWith(connection, all)) {
    if (row.subject === kept) continue
    const blot = OF_OTHERS.test(row.subject) ? blotOwn : blotAll
    await rewrite(connection, row, blot, blot(row.subject))
  }
}

const OF_OTHERS =
  /^((order|message|review|customer|product|category|import|coupon) |categories$|\d+ )/

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
  await updateRow(connection, 'desk_audit', id, {
    subject,
    before: changed(before),
    after: changed(after),
  })
}

/** The most words a query: SQLite takes expressions 1,000 deep. */
const AT_ONCE = 200

/** Reads the log once for 200 words, because it has no index of words. */
async function entriesWith(connection: Connection, phrases: string[]) {
  const place = sql.raw(engineOf(connection) === 'sqlite' ? 'instr' : 'strpos')
  const text = sql`lower(subject || coalesce(before, '') || coalesce(after, ''))`
  const found = new Map<number, Entry>()
  for (let at = 0; at < phrases.length; at += AT_ONCE) {
    // SQLite's `lower` knows only ASCII, and JSON escapes what is neither letter nor digit.
    const holds = phrases
      .slice(at, at + AT_ONCE)
      .map((one) => sql`${place}(${text}, ${(plainRun(one) ?? one).toLowerCase()}) > 0`)
    const rows = await entries(connection)
      .where(sql<boolean>`(${sql.join(holds, sql` or `)})`)
      .execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found.values()
}
