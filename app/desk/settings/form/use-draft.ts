import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SettingChange } from '../../../settings/stored-settings.server'
import { type DeskError, deskFetch, useChange, useRead } from '../../client/desk-fetch'
import { rebase } from '../../kit/draft/rebase'
import { problemText } from './problem-text'

export interface SettingsView {
  version: number
  values: Record<string, unknown>
  defaults: Record<string, unknown>
  /** Keys that differ from their defaults. */
  stored: string[]
  /** Own words and pages that an offered language lacks: `words.fr.shell.banner`. */
  missing: string[]
}

interface SavedSettings {
  keys: string[]
  version: number
  now: SettingsView
}

/** Values that were typed before, and from which version. */
interface Typed {
  changes: Record<string, unknown>
  /** The value when typing began. */
  from: Record<string, unknown>
  /** Settings version when typing began; later ones are somebody else's. */
  version: number
}

/** The key of `useRead`'s cache. */
const SETTINGS = ['/settings', {}]

export const useSettings = () => useRead<SettingsView>('/settings')

/** Holds typed settings until they are saved, all or none. */
export function useDraft(
  settings: SettingsView,
  onSaved: (saved: SavedSettings) => void,
  begun?: Typed,
) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(begun)
  const save = useChange<Typed, SavedSettings>(
    ({ changes, version }) => deskFetch('PUT', '/settings', { changes, version }),
    ['/settings', '/session'],
    {
      onSuccess: (saved) => {
        // Otherwise fields show old values until the reread.
        client.setQueryData(SETTINGS, saved.now)
        discard()
        onSaved(saved)
      },
    },
  )
  const changes = typed?.changes ?? {}
  const error = save.error as DeskError | null
  const conflicts = error?.code === 'changed_meanwhile' ? latestOf(error.body.changes) : []
  const newest = Math.max(settings.version, ...conflicts.map(({ version }) => version))
  function discard() {
    setTyped(undefined)
    save.reset()
  }
  return {
    changed: Object.keys(changes),
    valueOf: (key: string) =>
      key in changes ? (changes[key] ?? settings.defaults[key]) : settings.values[key],
    /** Words the error of a path such as `shipping.zones.0.rates`; `title` begins the sentence. */
    errorOf(path: string, title: string) {
      const problem = error?.errors[path]
      return problem === undefined ? undefined : problemText(title, problem)
    },
    /** Words a list's error, naming the wrong entry. */
    errorWithin(path: string, title: string, list: readonly unknown[]) {
      const wrong = Object.keys(error?.errors ?? {}).find(
        (one) => one === path || one.startsWith(`${path}.`),
      )
      const entry = wrong && list[Number(wrong.slice(path.length + 1).split('.')[0])]
      const name = wrong !== path && typeof entry === 'string' ? `“${entry}”` : title
      return wrong && this.errorOf(wrong, name)
    },
    wrong: Object.keys(error?.errors ?? {}),
    error,
    /** Others' changes of the typed settings. */
    conflicts,
    busy: save.isPending,
    isDefault: (key: string) =>
      key in changes ? changes[key] === null : !settings.stored.includes(key),
    /** Sets a value; null resets it to its default. */
    change(key: string, value: unknown) {
      setTyped((before) => {
        const { [key]: _, ...others } = before?.changes ?? {}
        const same = JSON.stringify(value) === JSON.stringify(settings.values[key])
        const unset = value === null && !settings.stored.includes(key)
        const now = same || unset ? others : { ...others, [key]: value }
        if (Object.keys(now).length === 0) return undefined
        const from = { [key]: settings.values[key], ...before?.from }
        return { changes: now, from, version: before?.version ?? settings.version }
      })
    },
    save: () => typed && save.mutate(typed),
    discard,
    /** The version of the settings from which the typed values come. */
    version: typed?.version ?? settings.version,
    begin(other: Typed) {
      setTyped(other)
      save.reset()
    },
    /** Overwrites others' changes; of a language's texts only the typed ones. */
    keepMine() {
      const from = typed?.from ?? {}
      const mine = Object.entries(changes).map(([key, value]) => {
        const theirs = key.startsWith('words.') && conflicts.find((one) => one.key === key)
        return [key, theirs ? rebase(from[key], value, theirs.after ?? {}) : value]
      })
      const again = { changes: Object.fromEntries(mine), from, version: newest }
      setTyped(again)
      save.mutate(again)
    },
    /** Drops typed values in conflict and keeps the rest. */
    takeTheirs() {
      const left = Object.entries(changes).filter(
        ([key]) => !conflicts.some((one) => one.key === key),
      )
      const { from = {} } = typed ?? {}
      const rest = { changes: Object.fromEntries(left), from, version: newest }
      setTyped(left.length > 0 ? rest : undefined)
      save.reset()
    },
  }
}

export type Draft = ReturnType<typeof useDraft>

/** Keeps the last change of each key. */
function latestOf(changes: unknown) {
  const all = Array.isArray(changes) ? (changes as SettingChange[]) : []
  const oldestFirst = all.toSorted((one, other) => one.version - other.version)
  return [...new Map(oldestFirst.map((change) => [change.key, change])).values()]
}
