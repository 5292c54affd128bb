import type { Database } from '../../database/tables.server'
import { dropPublishedDraft } from '../../home/draft/home-draft.server'
import { NO_CURRENCY } from '../../settings/own-defaults'
import { BadValue, type SettingValues } from '../../settings/schema'
import { loadSettings, settings } from '../../settings/settings.server'
import {
  checkBeforeStoring,
  SettingsConflict,
  storeSettings,
} from '../../settings/stored-settings.server'
import '../../texts/texts.server' // It validates own words.
import { type DeskCall, DeskFault, wrongField } from '../api/endpoint'

type Call = Pick<DeskCall<unknown>, 'staff' | 'audit'>

/**
 * Stores settings all or none, with an audit entry. Throws DeskFault with the wrong setting, or
 * with what others changed since `version`.
 */
export async function changeSettings(
  db: Database,
  { staff, audit }: Call,
  changes: SettingValues,
  /** The version that was edited; undefined overwrites others' changes. */
  version: number | undefined,
) {
  if (changes['shop.open'] === true && changes['money.currency'] === undefined) refuseUnpriced()
  try {
    const stored = await storeSettings(db, changes, checkBeforeStoring, {
      by: staff.email,
      version,
      async beside(connection, before, keys) {
        await audit(connection, 'settings.changed', keys.join(', '), {
          before: Object.fromEntries(keys.map((key) => [key, before[key] ?? null])),
          after: Object.fromEntries(keys.map((key) => [key, changes[key] ?? null])),
        })
        if (keys.includes('home.sections'))
          await dropPublishedDraft(connection, JSON.stringify(changes['home.sections'] ?? []))
      },
    })
    await loadSettings(db) // The next request reads them.
    return stored
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Refuses to open a shop whose prices have no currency yet. */
function refuseUnpriced() {
  if (settings().money.currency === NO_CURRENCY)
    throw wrongField('shop.open', 'Choose the currency first: prices have none yet.')
}

/** Words a refusal for the person at the desk. */
export function refusalOf(error: unknown) {
  if (error instanceof SettingsConflict) {
    const [{ key, by } = { key: '', by: '' }] = error.changes
    return new DeskFault(409, 'changed_meanwhile', `${by} changed ${key} meanwhile.`, {
      changes: error.changes,
    })
  }
  if (!(error instanceof BadValue)) return error
  const several = Object.keys(error.problems).length > 0
  const errors = several ? error.problems : error.key ? { [error.key]: error.message } : {}
  return new DeskFault(422, 'invalid_fields', error.message, { errors })
}
