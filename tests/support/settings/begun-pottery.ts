import { registerMails } from '../../../app/background-jobs.server'
import { setDatabase } from '../../../app/database/current.server'
import type { Database } from '../../../app/database/tables.server'
import { beginOwnShop } from '../../../app/own-shop.server'
import { loadSettings } from '../../../app/settings/settings.server'
import { importPottery, POTTERY } from './second-shop'
import { setSettings } from './set-settings'

/** Makes an empty database the pottery, as its merchant would, and the current one. */
export async function beginPottery(db: Database) {
  setDatabase(db)
  await loadSettings(db)
  registerMails()
  await beginOwnShop(db)
  await setSettings(db, POTTERY)
  await importPottery(db)
}
