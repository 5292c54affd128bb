import { type RawBuilder, sql } from 'kysely'
import { type Connection, engineOf } from '../../app/database/tables.server'

const AT_ONCE = 100_000

/** Returns SQL of either engine for rows that the database makes itself, from their number `i`. */
export function madeIn(db: Connection) {
  const sqlite = engineOf(db) === 'sqlite'
  return {
    /** Mixes the number: the same in every run. */
    mixed: sqlite
      ? sql<number>`((i * 2654435761) % 4294967296)`
      : sql<number>`((i::bigint * 2654435761) % 4294967296)`,
    pick(list: readonly string[], at: RawBuilder<number>) {
      if (sqlite)
        return sql`json_extract(${sql.lit(JSON.stringify(list))}, '$[' || (${at} % ${sql.lit(list.length)}) || ']')`
      const words = sql.join(list.map((word) => sql.lit(word)))
      return sql`(array[${words}])[1 + ${at} % ${sql.lit(list.length)}]`
    },
  }
}

/** Inserts rows. `insert` stands before `from` the numbers, which are called `i`: 1 to `count`. */
export async function insertMany(
  db: Connection,
  count: number,
  insert: RawBuilder<unknown>,
  where: RawBuilder<unknown> = sql`1 = 1`,
) {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const until = sql.lit(Math.min(count, from + AT_ONCE - 1))
    const numbers =
      engineOf(db) === 'sqlite'
        ? sql`(with recursive n(i) as (select ${sql.lit(from)} union all
            select i + 1 from n where i < ${until}) select i from n) as numbers`
        : sql`generate_series(${sql.lit(from)}::bigint, ${until}) as numbers(i)`
    await sql`${insert} from ${numbers} where ${where}`.execute(db)
  }
}
