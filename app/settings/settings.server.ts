import { config } from '../config.server'
import { loadOnSettingsChange } from '../database/changes.server'
import type { Connection, Database } from '../database/tables.server'
import { environmentValues } from './environment'
import { BadValue, type Settings, type SettingValues, settingsFrom } from './schema'
import { readStored } from './stored-settings.server'

let stored: SettingValues = {}
let known: { config: typeof config; stored: SettingValues; settings: Settings } | undefined
const listeners = new Set<() => void>()

/** Returns the shop's settings: this process's changes at once, others' within 2 s. */
export function settings(): Settings {
  if (known?.config !== config || known.stored !== stored)
    known = { config, stored, settings: settingsFrom({ ...environmentValues(config), ...stored }) }
  return known.settings
}

/** Adds a listener, which runs once `settings` returns the new ones. */
export function onSettings(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the settings. Returns lines that name unreadable values, which are left out. */
export async function loadSettings(db: Connection): Promise<string[]> {
  const { values, faults } = readable(await readStored(db))
  if (JSON.stringify(values) === JSON.stringify(stored)) return faults
  stored = values
  for (const listener of listeners) listener()
  return faults
}

/** Loads the settings, again after each change of any process; warns of unreadable values. */
export function watchSettings(db: Database, warn: (line: string) => void) {
  return loadOnSettingsChange(async () => {
    for (const line of await loadSettings(db)) warn(line)
  })
}

/**
 * Leaves out unreadable values: one of a later version, or damaged by hand, never keeps the shop
 * from starting. They are judged together, as they were stored: rates name classes that another
 * setting holds.
 */
function readable(values: SettingValues) {
  const faults: string[] = []
  const kept: Record<string, unknown> = { ...values }
  for (;;)
    try {
      settingsFrom({ ...environmentValues(config), ...kept })
      return { values: kept, faults }
    } catch (error) {
      if (!(error instanceof BadValue) || error.key === undefined || !(error.key in kept))
        throw error
      faults.push(`A stored setting is left out: ${error.message}`)
      delete kept[error.key]
    }
}
