import type { Database } from '../../../app/database/tables.server'
import type { SettingValues } from '../../../app/settings/schema'
import { loadSettings } from '../../../app/settings/settings.server'
import { storeSettings } from '../../../app/settings/stored-settings.server'

/** Heard by this process. Undefined puts a key back to its default: a suite leaves none behind. */
export async function setShop(db: Database, values: SettingValues) {
  await storeSettings(db, values, () => {}, { by: 'test' })
  await loadSettings(db)
}
