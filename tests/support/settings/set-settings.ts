import type { Database } from '../../../app/database/tables.server'
import { type SettingValues, settingsFrom } from '../../../app/settings/schema'
import { loadSettings } from '../../../app/settings/settings.server'
import { storeSettings } from '../../../app/settings/stored-settings.server'

/** Stores settings; undefined restores a default. */
export async function setSettings(db: Database, values: SettingValues) {
  await storeSettings(db, values, (all) => void settingsFrom(all), { by: 'test' })
  await loadSettings(db)
}
