import type { Database } from '../tables.server'
import { isClosed } from '../tables.server'

/**
 * Returns what handles a failure of `work`: `onError` tells it, and the work runs again once after
 * `afterMs`, however often it fails meanwhile. Nothing happens once the database is closed.
 */
export function retrying(
  work: (db: Database) => Promise<unknown>,
  afterMs: number,
  onError: (error: unknown) => void,
) {
  const waiting = new WeakSet<Database>()
  return (db: Database, error: unknown) => {
    if (isClosed(db)) return
    onError(error)
    if (waiting.has(db)) return
    waiting.add(db)
    setTimeout(() => {
      waiting.delete(db)
      void work(db)
    }, afterMs).unref()
  }
}
