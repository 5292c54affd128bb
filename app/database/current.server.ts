import type { Database } from './tables.server'

/** The database of this process, set once at the start (server.ts, the command line, a test). */
export let db: Database

export function setDatabase(opened: Database) {
  db = opened
}
