import { config } from '../config.server'
import { announceChange, type DataChange, recordChange } from '../database/changes.server'
import { insertRow } from '../database/rows.server'
import type { Connection, Database } from '../database/tables.server'
import { oneAtATime } from '../database/transactions/one-at-a-time.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { environmentValues } from './environment'
import { keepCatalogueLanguage } from './keep-catalogue-language.server'
import { withCurrentPayments } from './older-payments'
import { type Settings, type SettingValues, settingsFrom } from './schema'
import { tryValues } from './try-values.server'

const CHANGE: DataChange = { products: [], settings: true }

type Check = (settings: Settings) => void

const checks: Check[] = []

/** Adds a check of what the schema cannot know. It throws a BadValue. */
export const addCheck = (check: Check) => void checks.push(check)

/** Checks whether values may be stored; undefined means the default. Throws a BadValue. */
export function checkBeforeStoring(values: SettingValues) {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  const settings = settingsFrom({ ...environmentValues(config), ...Object.fromEntries(set) })
  for (const check of checks) check(settings)
}

/** Returns the values by key that differ from the default, without those that are no JSON. */
export async function readStored(db: Connection): Promise<SettingValues> {
  const rows = await db.selectFrom('settings').selectAll().orderBy('key').execute()
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      try {
        return [[key, JSON.parse(value)]]
      } catch {
        return []
      }
    }),
  )
}

export interface SettingChange {
  key: string
  /** Undefined for the default. */
  before?: unknown
  after?: unknown
  /** The login's e-mail, or the name of the machine's user. */
  by: string
  at: number
  /** Counts from 1 without gaps; the last one is the settings' version. */
  version: number
}

/** Thrown when somebody else changed a setting after the version the change was made from. */
export class SettingsConflict extends Error {
  constructor(readonly changes: SettingChange[]) {
    super(changes.map(({ key }) => key).join(', '))
  }
}

interface Options {
  by: string
  /** The version the change was made from: others' later changes are a `SettingsConflict`. */
  version?: number
  now?: number
  /** Writes in the same transaction, such as who did it from where. */
  beside?: (connection: Connection, before: SettingValues, keys: string[]) => Promise<void>
}

/**
 * Changes all of the keys or, when it throws, none. Undefined resets a key to its default. `check`
 * gets all values as they would be and throws what is wrong with them. Throws BadValue where a
 * drawing or page cannot be read. Returns the keys whose values differ, and the version.
 */
export async function storeSettings(
  db: Database,
  asked: SettingValues,
  check: (values: SettingValues) => void,
  { by, version, now = Date.now(), beside }: Options,
) {
  const changes = withCurrentPayments(asked)
  await tryValues(changes)
  const stored = await inTransaction(db, async (connection) => {
    // Changes run one by one, so that what is checked is what all keys together will be.
    await oneAtATime(connection, 'settings')
    const before = await readStored(connection)
    const history = await readHistory(connection, { since: version })
    const asChanged = Object.keys(changes).filter(
      (key) => JSON.stringify(before[key]) !== JSON.stringify(changes[key]),
    )
    const others = version === undefined ? [] : history.filter(({ key }) => asChanged.includes(key))
    if (others.length > 0) throw new SettingsConflict(others)
    const after = Object.fromEntries(
      Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined),
    )
    check(after)
    const kept = await keepCatalogueLanguage(connection, before, after)
    const keys = [...asChanged, ...Object.keys(kept)]
    const values = { ...changes, ...kept }
    let last = await settingsVersion(connection)
    for (const key of keys) {
      await writeOne(connection, key, values[key])
      await insertRow(connection, 'settings_history', {
        id: ++last,
        key,
        before: text(before[key]),
        after: text(values[key]),
        by,
        at: now,
      })
    }
    if (keys.length > 0) {
      await recordChange(connection, CHANGE)
      await beside?.(connection, before, keys)
    }
    return { keys, version: last }
  })
  if (stored.keys.length > 0) announceChange(db, CHANGE)
  return stored
}

const text = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

async function writeOne(connection: Connection, key: string, value: unknown) {
  if (value === undefined) await connection.deleteFrom('settings').where('key', '=', key).execute()
  else
    await connection
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
      )
      .execute()
}

/** Returns the version; 0 before the first change. */
export async function settingsVersion(db: Connection) {
  const { last } = await db
    .selectFrom('settings_history')
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

interface HistoryPart {
  since?: number
  until?: number
  key?: string
  limit?: number
}

/** Returns the history, the latest first, of versions after `since` and up to `until`. */
export async function readHistory(
  db: Connection,
  { since = 0, until, key, limit }: HistoryPart = {},
): Promise<SettingChange[]> {
  const rows = await db
    .selectFrom('settings_history')
    .selectAll()
    .where('id', '>', since)
    .$if(until !== undefined, (query) => query.where('id', '<=', until as number))
    .$if(key !== undefined, (query) => query.where('key', '=', key as string))
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute()
  const read = (json: string | null) => (json === null ? undefined : JSON.parse(json))
  return rows.map(({ id, key, before, after, by, at }) => ({
    key,
    before: read(before),
    after: read(after),
    by,
    at: Number(at),
    version: Number(id),
  }))
}

declare module '../database/tables.server' {
  interface Tables {
    settings: { key: string; value: string }
    settings_history: {
      id: number
      key: string
      /** JSON; null for the default. */
      before: string | null
      after: string | null
      by: string
      at: number
    }
  }
}
