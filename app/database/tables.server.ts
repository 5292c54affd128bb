import type { Kysely, Transaction } from 'kysely'

/**
 * Each folder declares its own tables in its `tables.server.ts`. Columns are portable: integers for
 * ids, cents, booleans (0 or 1) and epoch milliseconds, text for the rest, JSON as text.
 */
export interface Tables {
  jobs: JobsTable
  identity_attempts: CountsTable
}

export type Database = Kysely<Tables>

/** The database, or a transaction on it. */
export type Connection = Database | Transaction<Tables>

/** What happened how often until a time: wrong passwords, mails to an address. */
export interface CountsTable {
  key: string
  count: number
  until: number
}

/** Transactional outbox: enqueued in the transaction that causes the work, run by a worker. */
export interface JobsTable {
  id: string
  kind: string
  dedupe_key: string | null
  payload: string
  attempts: number
  /** Epoch milliseconds before which no worker claims it; the end of the lease once claimed. */
  run_at: number
  /** 'waiting' | 'dead' (failed for good). Done jobs are deleted. */
  state: string
  last_error: string | null
  created_at: number
}
