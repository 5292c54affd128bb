import type { Kysely, Transaction } from 'kysely'

/**
 * Every table of the shop. Each folder adds its own from its `tables.server.ts`:
 * `declare module './tables.server' { interface Tables { products: ProductsTable } }`.
 * Columns are portable: integers for ids, cents, booleans (0 or 1) and epoch milliseconds,
 * text for the rest, JSON as text.
 */
export interface Tables {
  jobs: JobsTable
}

/** The one query layer over both engines. */
export type Database = Kysely<Tables>

/** What a transaction's body works with: the same query layer, inside the transaction. */
export type Connection = Database | Transaction<Tables>

/** Transactional outbox: work that a transaction promises and a worker keeps. */
export interface JobsTable {
  id: string
  /** Names the handler: 'mail', 'catalogue-sync'… */
  kind: string
  /** What makes the work unique; a second one with the same key is not enqueued. */
  dedupe_key: string | null
  payload: string
  attempts: number
  /** Epoch milliseconds before which nobody may take it. A claimed job's lease ends then. */
  run_at: number
  /** 'waiting' | 'dead' (gave up; kept for the merchant to see). Done jobs are deleted. */
  state: string
  last_error: string | null
  created_at: number
}
