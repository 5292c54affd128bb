import { useState } from 'react'
import { type DeskError, deskFetch } from '../../frame/desk-fetch'
import { useChange, useRead } from '../../frame/use-data'

export interface Settings {
  version: number
  values: Record<string, unknown>
  defaults: Record<string, unknown>
  /** Keys that are not as by default. */
  stored: string[]
  missing: string[]
}

export interface Saved {
  keys: string[]
  version: number
}

export const useSettings = () => useRead<Settings>('/settings')

/** What is typed and not saved yet; saved all at once or not at all. */
export function useDraft(settings: Settings, onSaved: (saved: Saved) => void) {
  const [draft, setDraft] = useState<Record<string, unknown>>({})
  // Of the settings that the first change was typed against: later ones are somebody else's.
  const [version, setVersion] = useState<number>()
  const save = useChange<Record<string, unknown>, Saved>(
    (changes) => deskFetch('PUT', '/settings', { version: version ?? settings.version, changes }),
    ['/settings', '/session'],
    {
      onSuccess: (saved) => {
        discard()
        onSaved(saved)
      },
    },
  )
  function discard() {
    setDraft({})
    setVersion(undefined)
    save.reset()
  }
  return {
    changed: Object.keys(draft),
    valueOf: (key: string) =>
      key in draft ? (draft[key] ?? settings.defaults[key]) : settings.values[key],
    errorOf: (key: string) => (save.error as DeskError | null)?.errors[key],
    error: save.error,
    busy: save.isPending,
    isDefault: (key: string) =>
      key in draft ? draft[key] === null : !settings.stored.includes(key),
    /** Null puts it back to its default. */
    change(key: string, value: unknown) {
      setVersion((before) => before ?? settings.version)
      setDraft((before) => {
        const { [key]: _, ...others } = before
        const same = JSON.stringify(value) === JSON.stringify(settings.values[key])
        return same ? others : { ...others, [key]: value }
      })
    },
    save: () => save.mutate(draft),
    discard,
  }
}

export type Draft = ReturnType<typeof useDraft>
