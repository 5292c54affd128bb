import type { SettingValues } from './schema'

/** The highest version: the database uses four-byte integers. */
export const LATEST_VERSION = 2 ** 31 - 1

/** The file that `settings export` writes. Without a version nothing conflicts. */
export interface ExportedSettings {
  version?: number
  settings: SettingValues
}

/** Reads such a file; returns undefined where it is something else. */
export function readExported(read: unknown): ExportedSettings | undefined {
  const { version, settings } = (read ?? {}) as { version?: unknown; settings?: unknown }
  if (version !== undefined && !isVersion(version)) return undefined
  if (typeof settings !== 'object' || !settings || Array.isArray(settings)) return undefined
  return { version: version as number | undefined, settings: settings as SettingValues }
}

const isVersion = (given: unknown) =>
  Number.isInteger(given) && (given as number) >= 0 && (given as number) <= LATEST_VERSION

/** Returns what must be stored; `replace` resets the settings that the file does not name,
 * but for the kind of shop, which nobody chose. */
export function importedChanges(
  stored: SettingValues,
  { settings }: ExportedSettings,
  replace = false,
): SettingValues {
  const others = replace ? Object.keys(stored).filter((key) => key !== 'shop.kind') : []
  return { ...Object.fromEntries(others.map((key) => [key, undefined])), ...settings }
}

export const differingKeys = (stored: SettingValues, changes: SettingValues) =>
  Object.keys(changes).filter((key) => JSON.stringify(stored[key]) !== JSON.stringify(changes[key]))
