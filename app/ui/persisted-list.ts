import { useSyncExternalStore } from 'react'

interface PersistedList<T> {
  /** Returns an empty list on the server and while hydrating, so that both agree. */
  use(): readonly T[]
  get(): readonly T[]
  /** Returns the new list and stores it later, so `change` may run twice. Never throws. */
  update(change: Change<T>): readonly T[]
  subscribe(listener: () => void): () => void
}

type Change<T> = (items: readonly T[]) => readonly T[]

interface Options<T> {
  writeItem?: (item: T) => unknown
  tidy?: Change<T>
}

const NONE: readonly never[] = []
/** A tab stays the only writer for this many milliseconds, so that others have read its text. */
const SETTLE_MS = 200

/**
 * Keeps a list in localStorage, in step across tabs. Browsers pass on a lock faster than the text.
 * Without locks (no HTTPS) the last writer wins.
 */
export function persistedList<T>(
  key: string,
  readItem: (value: unknown) => T | undefined,
  { writeItem = (item) => item, tidy = (items) => items }: Options<T> = {},
): PersistedList<T> {
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let current: readonly T[] = NONE
  let unsaved: Change<T>[] = []
  let turn: 'none' | 'waiting' | 'ours' = 'none'
  let endPause = () => {}
  let settled = true

  function read(): readonly T[] {
    const found = readText(key)
    if (found === text) return current
    text = found
    const stored = tidy(parse(found).flatMap((value) => readItem(value) ?? []))
    current = unsaved.reduce((items, change) => change(items), stored)
    return current
  }

  /** Notifies even if the value is unchanged: it may have been read before the event arrived. */
  function refresh() {
    read()
    for (const listener of listeners) listener()
  }

  function update(change: Change<T>) {
    const before = read()
    const after = change(before)
    if (after === before) return before
    current = after
    unsaved.push(change)
    const locks = lockManager()
    if (!locks || turn === 'ours') save()
    else if (turn === 'none') saveInTurn(locks)
    refresh()
    return current
  }

  function save() {
    if (unsaved.length === 0) return
    refresh()
    try {
      const json = JSON.stringify(current.map(writeItem))
      localStorage.setItem(key, json)
      text = json
      unsaved = []
      settled = false
    } catch {} // Storage is full or switched off; `unsaved` keeps the changes.
  }

  /** Gives the lock back: browsers do not keep a page that holds one for the Back button. */
  function leave() {
    save()
    settled = true
    endPause()
  }

  async function saveInTurn(locks: LockManager) {
    turn = 'waiting'
    addEventListener('pagehide', leave)
    try {
      await locks.request(`list ${key}`, async () => {
        turn = 'ours'
        save()
        while (!settled) {
          settled = true // This does not run if another save comes during the pause.
          await new Promise<void>((resolve) => {
            endPause = resolve
            setTimeout(resolve, SETTLE_MS)
          })
        }
        turn = 'none' // The next tab has the lock before this one is told that it is given back.
      })
    } catch {
      turn = 'none'
      save() // The browser grants no locks where it refuses storage.
    }
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) refresh()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage)
      // No storage events reach a page in the back-forward cache.
      addEventListener('pageshow', refresh)
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

  const snapshot = () => (text === undefined ? read() : current)

  return {
    use: () => useSyncExternalStore(subscribe, snapshot, () => NONE),
    get: read,
    update,
    subscribe,
  }
}

/** The type lacks undefined, but browsers have no locks without HTTPS. */
const lockManager = (): LockManager | undefined => navigator.locks

/** Even touching `localStorage` throws where storage is switched off. */
function readText(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (Array.isArray(value)) return value
  } catch {} // The stored text is missing, or not ours.
  return []
}
