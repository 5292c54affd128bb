import { useSyncExternalStore } from 'react'

/** A list kept in the browser's local storage under one key, the same in every open tab. */
export interface PersistedList<T> {
  /** The list as a React value. Empty on the server and while hydrating, so that both agree. */
  use(): readonly T[]
  get(): readonly T[]
  /**
   * Applies a change to what is stored now (another tab may have written since) and saves it.
   * Returning the same list means that nothing changed. Never throws: what cannot be saved
   * (storage disabled or full) holds until the page goes away.
   */
  update(change: Change<T>): readonly T[]
  /** Calls `listener` after every change, of this tab or another; returns how to end that. */
  subscribe(listener: () => void): () => void
}

type Change<T> = (items: readonly T[]) => readonly T[]

interface Options<T> {
  /** Puts the whole list right after reading: duplicates, too many. */
  tidy?: Change<T>
}

const NONE: readonly never[] = []
/** A change overwritten by another tab at the same moment is noticed within this time. */
const WATCHED_MS = 3000
/** More changes than all tabs make within that time. */
const REMEMBERED = 200

/**
 * `readItem` makes an item of one stored value, or undefined of what it cannot read; whatever else
 * is stored (not JSON, not a list, another program's) counts as empty and is left alone until the
 * first change.
 *
 * Two tabs may write at the same moment without seeing each other. So each change leaves its mark
 * under a second key, and a tab whose mark has gone missing makes its change again.
 */
export function persistedList<T>(
  key: string,
  readItem: (value: unknown) => T | undefined,
  { tidy = (items) => items }: Options<T> = {},
): PersistedList<T> {
  const marksKey = `${key}:changes`
  const listeners = new Set<() => void>()
  let raw: string | null | undefined
  let current: readonly T[] = NONE
  /** What could not be saved; it is made again on whatever is stored. */
  let unsaved: Change<T>[] = []
  let recent: { mark: string; change: Change<T>; until: number }[] = []

  function read(): readonly T[] {
    const found = readText(key)
    if (found === raw) return current
    raw = found
    const stored = tidy(parse(found).flatMap((value) => readItem(value) ?? []))
    current = unsaved.reduce((items, change) => change(items), stored)
    return current
  }

  const marks = () => parse(readText(marksKey))

  function save(items: readonly T[], change: Change<T>) {
    const mark = Math.random().toString(36).slice(2)
    const text = JSON.stringify(items)
    try {
      localStorage.setItem(marksKey, JSON.stringify([...marks(), mark].slice(-REMEMBERED)))
      localStorage.setItem(key, text)
      raw = text
      unsaved = []
      recent.push({ mark, change, until: Date.now() + WATCHED_MS })
    } catch {
      unsaved.push(change)
    }
  }

  function update(change: Change<T>) {
    const before = read()
    const after = change(before)
    if (after === before) return before
    current = after
    save(after, change)
    for (const listener of listeners) listener()
    return current
  }

  /** Something outside this tab may have changed the list. */
  function refresh() {
    const before = current
    read()
    recent = recent.filter(({ until }) => until > Date.now())
    const there = marks()
    const lost = there.length > 0 ? recent.filter(({ mark }) => !there.includes(mark)) : []
    recent = recent.filter((entry) => !lost.includes(entry))
    for (const { change } of lost) update(change)
    if (current !== before) for (const listener of listeners) listener()
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === marksKey || event.key === null) refresh()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage)
      addEventListener('pageshow', refresh) // a page kept for Back hears of nothing meanwhile
      refresh()
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', refresh)
    }
  }

  const snapshot = () => (raw === undefined ? read() : current)

  return {
    use: () => useSyncExternalStore(subscribe, snapshot, () => NONE),
    get: read,
    update,
    subscribe,
  }
}

/** Even touching `localStorage` throws where storage is switched off. */
function readText(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): unknown[] {
  if (!text) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
