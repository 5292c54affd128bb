import { config } from '../config.server'
import { environmentValues } from './environment'
import { type Settings, type SettingValues, settingsFrom } from './schema'

type Check = (settings: Settings) => void

const checks: Check[] = []

/** Of what the schema cannot know: whether a text exists. It throws a BadValue. */
export const addCheck = (check: Check) => void checks.push(check)

/** Whether values may be stored; undefined ones are as by default. Throws a BadValue. */
export function checkSettings(values: SettingValues) {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  const settings = settingsFrom({ ...environmentValues(config), ...Object.fromEntries(set) })
  for (const check of checks) check(settings)
}
