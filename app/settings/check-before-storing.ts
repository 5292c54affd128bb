import { config } from '../config.server'
import { environmentValues } from './environment'
import { type Settings, type SettingValues, settingsFrom } from './schema'

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
