import type { SettingValues } from './schema'

/** Versions are four-byte integers of the database. */
export const LATEST_VERSION = 2 ** 31 - 1

/** What `settings export` writes; without a version, as written by hand, nothing is a conflict. */
export interface ExportedSettings {
  version?: number
  settings: SettingValues
}

/** Undefined where it is something else. */
export function readExported(read: unknown): ExportedSettings | undefined {
  const { version, settings } = (read ?? {}) as { version?: unknown; settings?: unknown }
  if (version !== undefined && !isVersion(version)) return undefined
  if (typeof settings !== 'object' || !settings || Array.isArray(settings)) return undefined
  return { version: version as number | undefined, settings: settings as SettingValues }
}

const isVersion = (given: unknown) =>
  Number.isInteger(given) && (given as number) >= 0 && (given as number) <= LATEST_VERSION

/** What is to be stored; `replace` puts the settings that the file does not name to their defaults. */
export function importedChanges(
  stored: SettingValues,
  { settings }: ExportedSettings,
  replace = false,
): SettingValues {
  const others = replace ? Object.keys(stored) : []
  return { ...Object.fromEntries(others.map((key) => [key, undefined])), ...settings }
}

export const differingKeys = (stored: SettingValues, changes: SettingValues) =>
  Object.keys(changes).filter((key) => JSON.stringify(stored[key]) !== JSON.stringify(changes[key]))
