import { sql } from 'kysely'
import type { Connection } from '../tables.server'
import { countKey, SKEW_MS } from './counts.server'

/** Lets `burst` turns go at once, then one each `everyMs`; at most `waiting` turns wait. */
export interface Rate {
  name: string
  burst: number
  everyMs: number
  waiting: number
}

/** Returns a key that holds only a hash of `subject`. */
export const turnKey = ({ name }: Rate, subject: string) => countKey(name, subject)

/**
 * Returns for each key, in the same order, when its turn comes: `now`, later (epoch milliseconds),
 * or undefined when too many wait. It holds over all processes and is undone with its transaction.
 * Generic cell rate algorithm (ITU-T I.371): `until` is when the bucket is full again.
 */
export async function takeTurns(
  connection: Connection,
  rate: Rate,
  keys: readonly string[],
  now = Date.now(),
): Promise<(number | undefined)[]> {
  const { burst, everyMs, waiting } = rate
  const wanted = new Map<string, number>()
  for (const key of keys) wanted.set(key, (wanted.get(key) ?? 0) + 1)
  const until = await add(connection, rate, wanted, now)
  const times = keys.map((key) => {
    const later = (wanted.get(key) ?? 1) - 1
    wanted.set(key, later)
    const full = (until.get(key) ?? now) - later * everyMs
    if (full > now + (burst + waiting) * everyMs) return undefined
    return Math.max(now, full - burst * everyMs)
  })
  await returnTurns(
    connection,
    rate,
    keys.filter((_, at) => times[at] === undefined),
  )
  return times
}

/** Gives unused turns back to their rate. */
export async function returnTurns(
  connection: Connection,
  { everyMs }: Rate,
  keys: readonly string[],
) {
  for (const [key, unused] of [...Map.groupBy(keys, (one) => one)].sort())
    await connection
      .updateTable('identity_attempts')
      .set((column) => ({ until: column('until', '-', unused.length * everyMs) }))
      .where('key', '=', key)
      .execute()
}

async function add(
  connection: Connection,
  { burst, everyMs, waiting }: Rate,
  wanted: ReadonlyMap<string, number>,
  now: number,
) {
  if (wanted.size === 0) return new Map<string, number>()
  const latest = now + (burst + waiting) * everyMs + SKEW_MS
  const stored = sql.ref('identity_attempts.until')
  const rows = await connection
    .insertInto('identity_attempts')
    .values(
      // Sorting makes transactions lock rows in one order.
      [...wanted]
        .sort()
        .map(([key, turns]) => ({ key, count: turns, until: now + turns * everyMs })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        until: sql`excluded.until + case when ${stored} > ${now} and ${stored} <= ${latest}
          then ${stored} - ${now} else 0 end`,
      }),
    )
    .returning(['key', 'until'])
    .execute()
  return new Map(rows.map((row) => [row.key, row.until]))
}
