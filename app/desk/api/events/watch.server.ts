import type { Database } from '../../../database/tables.server'
import { isStopping } from '../../../http/close-gracefully.server'
import { log } from '../../../http/log.server'
import type { DeskEvent } from './desk-event'

/** Reads what happened in the database since the last call. */
export type EventReader = () => Promise<DeskEvent | undefined>

interface Listener {
  tell(event: DeskEvent): void
  end(): void
}

interface Watch {
  listeners: Set<Listener>
  timer: NodeJS.Timeout
}

const LOOK_MS = 1000
const watches = new WeakMap<Database, Watch>()

/**
 * Looks at the database once a second per process while anyone listens. Other processes' changes
 * are found the same way. All streams end when the process is told to stop.
 */
export async function listen(db: Database, look: () => Promise<EventReader>, listener: Listener) {
  const watch = watches.getOrInsertComputed(db, () => startWatch(look))
  watch.listeners.add(listener)
  return () => {
    watch.listeners.delete(listener)
    if (watch.listeners.size > 0) return
    clearInterval(watch.timer)
    if (watches.get(db) === watch) watches.delete(db)
  }
}

function startWatch(begin: () => Promise<EventReader>): Watch {
  const listeners = new Set<Listener>()
  let look: EventReader | undefined
  let looking = false
  const turn = async () => {
    if (isStopping()) {
      for (const one of listeners) one.end()
      return
    }
    if (looking) return
    looking = true
    try {
      look ??= await begin()
      const event = await look()
      if (event) for (const one of listeners) one.tell(event)
    } catch (error) {
      log.warn({ err: error }, 'the desk could not look for what is new')
    } finally {
      looking = false
    }
  }
  void turn()
  const timer = setInterval(turn, LOOK_MS)
  timer.unref()
  return { listeners, timer }
}
