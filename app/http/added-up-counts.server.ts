import { CompiledQuery } from 'kysely'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Database } from '../database/tables.server'
import { MOST_KEYS } from './bounds/bounded-counts'

const EVERY_MS = 1000
const CLEAR_EVERY_MS = 600_000

interface Options {
  name: string
  /** Seconds that points count, from the first one. */
  seconds: number
  /** Decides by what this process knows. */
  memory: RateLimiterMemory
}

/** Adds counts up with other processes each second: a request costs no query (PostgreSQL). */
export function addedUpCounts(db: Database, { name, seconds, memory }: Options) {
  const untold = new Map<string, number>()
  let telling = false
  let clearedAt = 0

  /** Notes points for MOST_KEYS keys at most, however long the database is away. */
  function note(key: string, points: number) {
    if (untold.size < MOST_KEYS || untold.has(key)) untold.set(key, points + (untold.get(key) ?? 0))
  }

  async function tell() {
    if (telling || untold.size === 0) return
    telling = true
    // Every process uses one order, or two statements could wait for each other.
    const told = [...untold].sort(([a], [b]) => (a < b ? -1 : 1))
    untold.clear()
    try {
      for (const { key, points, expire } of await addUp(told)) {
        const left = (expire - Date.now()) / 1000
        if (left > 0) await memory.set(key, points + (untold.get(key) ?? 0), left)
      }
      await clearExpired()
    } catch {
      // The database is away.
      for (const [key, points] of told) note(key, points)
    } finally {
      telling = false
    }
  }

  async function addUp(counts: [string, number][]) {
    const now = Date.now()
    const keys = counts.map(([key]) => `${name}:${key}`)
    const points = counts.map(([, taken]) => taken)
    const values = [keys, points, now + seconds * 1000, now]
    const { rows } = await db.executeQuery<Counted>(CompiledQuery.raw(ADD, values))
    return rows.map((row) => ({ ...row, key: row.key.slice(name.length + 1) }))
  }

  async function clearExpired() {
    if (Date.now() - clearedAt < CLEAR_EVERY_MS) return
    clearedAt = Date.now()
    await db.executeQuery(CompiledQuery.raw(CLEAR, [clearedAt - CLEAR_EVERY_MS]))
  }

  setInterval(() => void tell(), EVERY_MS).unref()

  return {
    /** Counts a point. Rejects as the library does when the points are used up. */
    async consume(key: string) {
      const result = await memory.consume(key)
      note(key, 1)
      return result
    },
    delete: (key: string) => memory.delete(key),
  }
}

interface Counted {
  key: string
  points: number
  expire: number
}

/** The library's own statement for many keys at once; orders' commits do not wait for its sync. */
const ADD = `with unsynced as materialized (select set_config('synchronous_commit', 'off', true))
  insert into rate_limits as stored (key, points, expire)
  select key, points, $3::bigint
  from unnest($1::text[], $2::int[]) as told (key, points) cross join unsynced
  on conflict (key) do update set
    points = excluded.points + case when stored.expire <= $4 then 0 else stored.points end,
    expire = case when stored.expire <= $4 then excluded.expire else stored.expire end
  returning key, points, expire`
const CLEAR = 'delete from rate_limits where expire < $1'
