import type { Kysely, Transaction } from 'kysely'

/** Ids, cents, booleans (0 or 1) and epoch milliseconds are integers, the rest and JSON text. */
export interface Tables {
  jobs: JobsTable
  identity_attempts: CountsTable
}

export type Database = Kysely<Tables>

export type Connection = Database | Transaction<Tables>

export interface CountsTable {
  key: string
  count: number
  until: number
}

export interface JobsTable {
  id: string
  kind: string
  dedupe_key: string | null
  payload: string
  attempts: number
  /** No worker claims the job before (epoch milliseconds); the end of the lease once claimed. */
  run_at: number
  /** The job is 'waiting' or 'dead' (failed for good). Done jobs are deleted. */
  state: string
  last_error: string | null
  created_at: number
  /** The order that a mail is about. */
  order_id: number | null
}
