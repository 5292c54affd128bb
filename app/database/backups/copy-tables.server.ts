import { type Kysely, sql } from 'kysely'
import { recordChange } from '../changes.server'
import { type Connection, type Database, engineOf } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'
import { keepOthersOut } from './data-lock.server'

const ROWS = 200
/** Tables that migrations fill, or that concern running processes or one day. */
const LEFT_OUT =
  /^(kysely_.*|sqlite_.*|rate_limits|processes|changes|cart_visitors|search_salts|search_visits)$/

export class NotEmpty extends Error {}

export class CopyDiffers extends Error {}

/** Lists referenced tables first. */
export async function tablesOf(db: Database) {
  const all = (await db.introspection.getTables()).filter(({ name }) => !LEFT_OUT.test(name))
  const names = new Set(all.map(({ name }) => name))
  const references = new Map<string, string[]>()
  for (const name of names)
    references.set(
      name,
      (await referencedBy(db, name)).filter((one) => names.has(one)),
    )
  const sorted: string[] = []
  const visit = (name: string) => {
    if (sorted.includes(name)) return
    for (const one of references.get(name) ?? []) if (one !== name) visit(one)
    sorted.push(name)
  }
  for (const name of [...names].sort()) visit(name)
  return sorted
}

async function referencedBy(db: Database, table: string) {
  if (engineOf(db) === 'sqlite') {
    const { rows } = await sql<{
      table: string
    }>`select "table" from pragma_foreign_key_list(${table})`.execute(db)
    return rows.map((row) => row.table)
  }
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_constraint f join pg_class c on c.oid = f.confrelid
    where f.contype = 'f' and f.conrelid = ${table}::regclass`.execute(db)
  return rows.map((row) => row.name)
}

/** Copies all rows or none. Throws `CopyDiffers`, and `NotEmpty` unless `replace`. */
export async function copyTables(
  from: Database,
  to: Database,
  { replace = false, onTable = (_name: string, _rows: number) => {} } = {},
) {
  const names = await tablesOf(to)
  const source = new Set(await tablesOf(from))
  await atOneMoment(from, (reading) =>
    inTransaction(to, async (writing) => {
      await keepOthersOut(writing)
      if (!replace) await refuseRows(writing, names)
      // A fresh schema already has one row, the app coupon, also without `replace`.
      for (const name of names.toReversed())
        await sql`delete from ${sql.table(name)}`.execute(writing)
      for (const name of names) {
        if (!source.has(name)) continue
        let count = 0
        for await (const rows of pagesOf(reading, name)) {
          await insertRows(writing, name, rows)
          count += rows.length
        }
        await compare(reading, writing, name)
        onTable(name, count)
      }
      await recordChange(writing, { products: 'all' })
      if (engineOf(to) === 'postgres') for (const name of names) await moveSequence(writing, name)
    }),
  )
}

async function insertRows(to: Connection, name: string, rows: Record<string, unknown>[]) {
  await (to as unknown as Kysely<Record<string, object>>)
    .insertInto(name)
    .values(rows.map(withoutNul))
    .execute()
    .catch((error) => {
      if (!/^22...$/.test(String(error.code))) throw error
      throw new CopyDiffers(`${name}: ${error.message}`)
    })
}

/** Earlier versions stored NUL characters in SQLite, which PostgreSQL refuses. */
function withoutNul(row: Record<string, unknown>) {
  for (const [column, value] of Object.entries(row))
    if (typeof value === 'string' && value.includes('\0')) row[column] = value.replaceAll('\0', '')
  return row
}

async function refuseRows(connection: Connection, names: string[]) {
  for (const name of names)
    if (name !== 'coupons' && (await hasRows(connection, name))) throw new NotEmpty(name)
  const { rows } = await sql`select 1 from coupons where code <> 'APP3'`.execute(connection)
  if (rows.length > 0) throw new NotEmpty('coupons')
}

async function compare(from: Connection, to: Connection, name: string) {
  const table = (await to.introspection.getTables()).find((one) => one.name === name)
  const numbers = (table?.columns ?? [])
    .filter(({ dataType }) => /int/i.test(dataType))
    .map((column) => column.name)
  const [before, after] = [await sums(from, name, numbers), await sums(to, name, numbers)]
  const differing = Object.keys(before).find((key) => before[key] !== after[key])
  if (differing !== undefined)
    throw new CopyDiffers(`${name}.${differing}: ${before[differing]} became ${after[differing]}`)
}

/** Returns sums as text: a sum of times exceeds the whole numbers of a double. */
async function sums(connection: Connection, name: string, columns: string[]) {
  const parts = columns.map(
    (column) => sql`cast(coalesce(sum(${sql.ref(column)}), 0) as text) as ${sql.ref(column)}`,
  )
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join([sql`cast(count(*) as text) as "rows"`, ...parts])} from ${sql.table(name)}`.execute(
    connection,
  )
  return rows[0] ?? {}
}

const hasRows = async (db: Connection, name: string) =>
  (await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)).rows.length > 0

/** Runs all reads of `body` on one snapshot; on SQLite nobody writes meanwhile. */
export async function atOneMoment<T>(db: Database, body: (connection: Connection) => Promise<T>) {
  if (engineOf(db) === 'postgres')
    return db.transaction().setIsolationLevel('repeatable read').execute(body)
  return inTransaction(db, body)
}

/** Yields rows 200 at a time; PostgreSQL needs a transaction for it. */
export async function* pagesOf(
  db: Connection,
  name: string,
): AsyncGenerator<Record<string, unknown>[]> {
  if (engineOf(db) === 'postgres') {
    await sql`declare copied cursor for select * from ${sql.table(name)}`.execute(db)
    for (;;) {
      const { rows } = await sql<
        Record<string, unknown>
      >`fetch ${sql.raw(String(ROWS))} from copied`.execute(db)
      if (rows.length === 0) break
      yield rows
    }
    await sql`close copied`.execute(db)
    return
  }
  for (let after = -1; ; ) {
    const { rows } = await sql<Record<string, unknown> & { copied_rowid: number }>`
      select rowid as copied_rowid, * from ${sql.table(name)} where rowid > ${after} order by rowid limit ${ROWS}`.execute(
      db,
    )
    if (rows.length === 0) return
    after = rows.at(-1)?.copied_rowid as number
    yield rows.map(({ copied_rowid, ...row }) => row)
  }
}

async function moveSequence(db: Connection, name: string) {
  const { rows } = await sql<{ sequence: string | null; column: string }>`
    select pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence, column_name as column
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${name}
      and (is_identity = 'YES' or column_default like 'nextval%')`.execute(db)
  for (const { sequence, column } of rows)
    if (sequence)
      await sql`select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(name)}`.execute(
        db,
      )
}
