import type { Database } from './tables.server'

export let db: Database

export function setDatabase(opened: Database) {
  db = opened
}
