import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { type ExportedSettings, readExported } from '../../app/settings/exported'
import type { SettingValues } from '../../app/settings/schema'
import {
  checkBeforeStoring,
  SettingsConflict,
  storeSettings,
} from '../../app/settings/stored-settings.server'
import '../../app/texts/texts.server' // This import checks own words.
import { type CommandContext, UsageError } from '../command'
import { minute } from '../printing'

/** Amounts are minor units: nothing is converted, and 19.99 becomes 1999 yen. */
const CURRENCY_NOTE =
  'Orders keep the currency they were placed in. Prices, coupons and limits keep their figures, in minor units of the new currency: look at them (catalogue set-price or import, coupons list).'

/** Changes settings. Returns 0, or 1 when others changed them first. Throws BadValue. */
export async function changeByCommand(
  { db, print, warn }: CommandContext,
  changes: SettingValues,
  { by = userInfo().username, version }: { by?: string; version?: number },
) {
  try {
    const stored = await storeSettings(db, changes, checkBeforeStoring, { by, version })
    if (stored.keys.length === 0) print('Nothing changed: it was so already.')
    else print(`Changed ${stored.keys.join(', ')}. Version ${stored.version}.`)
    if (stored.keys.includes('money.currency')) print(CURRENCY_NOTE)
    return 0
  } catch (error) {
    if (!(error instanceof SettingsConflict)) throw error
    for (const { key, by, at, version } of error.changes)
      warn(`${key} was changed by ${by} at ${minute(at)} (UTC), version ${version}.`)
    warn('Nothing was changed: look at it (settings history), and export or set it again.')
    return 1
  }
}

/** Reads an exported file. Throws UsageError. */
export function readExport(path: string): ExportedSettings {
  const text = readFileSync(path, 'utf8')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${(error as Error).message}`)
  }
  const exported = readExported(read)
  if (!exported)
    throw new UsageError(
      `${path} is not what "settings export" writes: {"version":…,"settings":{…}}`,
    )
  return exported
}
