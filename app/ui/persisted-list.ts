import { useSyncExternalStore } from 'react'
import { marksOf, newMark, withMarks } from './list-marks'

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

/** A change that another tab may still overwrite, having read the list before it. */
interface Made<T> {
  change: Change<T>
  mark: string
  /** Epoch milliseconds until which it is watched. */
  until: number
}

const NONE: readonly never[] = []
/** Two tabs that write at the same moment hear of each other long before. */
const WATCHED_MS = 3000

/**
 * `readItem` makes an item of one stored value, or undefined of what it cannot read; whatever else
 * is stored (not JSON, not a list, another program's) counts as empty and is left alone until the
 * first change.
 *
 * Two tabs may write at the same moment without seeing each other, and the last one wins. So each
 * change leaves a mark behind the list (list-marks.ts), in the same write, and a tab that finds a
 * list without its mark makes its change again. A list without any marks is somebody else's, and
 * stands as it is.
 */
export function persistedList<T>(
  key: string,
  readItem: (value: unknown) => T | undefined,
  { tidy = (items) => items }: Options<T> = {},
): PersistedList<T> {
  const listeners = new Set<() => void>()
  let raw: string | null | undefined
  let current: readonly T[] = NONE
  /** What could not be saved; it is made again on whatever is stored. */
  let unsaved: Made<T>[] = []
  let recent: Made<T>[] = []

  function read(): readonly T[] {
    const found = readText(key)
    if (found === raw) return current
    raw = found
    if (marksOf(raw ?? '').length === 0) recent = [] // not ours: nothing of ours can be missing
    const stored = tidy(parse(found).flatMap((value) => readItem(value) ?? []))
    current = unsaved.reduce((items, { change }) => change(items), stored)
    return current
  }

  function save(items: readonly T[], made: Made<T>) {
    const pending = [...unsaved, made]
    const text = withMarks(
      JSON.stringify(items),
      marksOf(raw ?? '').concat(pending.map(({ mark }) => mark)),
    )
    try {
      localStorage.setItem(key, text)
      raw = text
      unsaved = []
      recent.push(...pending)
    } catch {
      unsaved = pending
    }
  }

  const update = (change: Change<T>) =>
    make({ change, mark: newMark(), until: Date.now() + WATCHED_MS })

  function make(made: Made<T>) {
    const before = read()
    const after = made.change(before)
    if (after === before) return before
    current = after
    save(after, made)
    for (const listener of listeners) listener()
    return current
  }

  /** Something outside this tab may have changed the list. */
  function refresh() {
    const before = current
    read()
    const there = new Set(marksOf(raw ?? ''))
    recent = recent.filter(({ until }) => until > Date.now())
    const lost = recent.filter(({ mark }) => !there.has(mark))
    recent = recent.filter((made) => !lost.includes(made))
    for (const made of lost) make(made)
    if (current !== before) for (const listener of listeners) listener()
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) refresh()
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
