import type { Database } from '../../../app/database/tables.server'
import type { SettingValues } from '../../../app/settings/schema'
import { loadSettings } from '../../../app/settings/settings.server'
import { storeSettings } from '../../../app/settings/stored-settings.server'

/** Stores settings and applies them here. Undefined restores a default: a suite leaves none. */
export async function setShop(db: Database, values: SettingValues) {
  await storeSettings(db, values, () => {}, { by: 'test' })
  await loadSettings(db)
}
