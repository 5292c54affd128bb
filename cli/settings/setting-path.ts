import {
  SETTING_KEYS,
  type Settings,
  type SettingValues,
  settingAt,
} from '../../app/settings/schema'
import { UsageError } from '../command'
import { nearNames } from '../options'
import { isListOfWords } from './list-of-words'

export interface SettingPath {
  /** The key that is stored as one: `shop.name`, `words.fr`. */
  key: string
  /** The member of an object: `shell.banner.text` of `words.fr`. */
  member?: string
}

/** Reads a path. Throws UsageError with near names when there is no such setting. */
export function readPath(typed: string): SettingPath {
  const [group, name, ...rest] = typed.split('.')
  const key = `${group}.${name}`
  if (!SETTING_KEYS.includes(key) || (rest.length > 0 && !/^(words|pages)\./.test(key))) {
    const near = nearNames(typed, SETTING_KEYS)
    const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''
    throw new UsageError(`There is no setting "${typed}".${hint}`)
  }
  return rest.length > 0 ? { key, member: rest.join('.') } : { key }
}

/** Returns the value; undefined for a member that is not set. */
export function valueAt(settings: Settings, { key, member }: SettingPath): unknown {
  const value = settingAt(settings, key)
  return member === undefined ? value : (value as Record<string, unknown>)[member]
}

/** Returns what must be stored to give the path the value; undefined resets it. */
export function changeAt(
  stored: SettingValues,
  { key, member }: SettingPath,
  value: unknown,
): SettingValues {
  if (member === undefined) return { [key]: value }
  const members = { ...(stored[key] as Record<string, unknown> | undefined), [member]: value }
  const kept = Object.entries(members).filter(([, one]) => one !== undefined)
  return { [key]: kept.length > 0 ? Object.fromEntries(kept) : undefined }
}

/** Reads a value: text where the setting is text, a list of words by commas, otherwise JSON. Throws UsageError. */
export function readValue(settings: Settings, path: SettingPath, typed: string): unknown {
  if (path.member !== undefined || typeof settingAt(settings, path.key) === 'string') return typed
  try {
    return JSON.parse(typed)
  } catch {
    if (isListOfWords(path.key) && !/[[\]{}"]/.test(typed))
      return typed
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
    const now = JSON.stringify(settingAt(settings, path.key))
    throw new UsageError(`${path.key} is written as JSON, such as ${now}, not ${typed}`)
  }
}
