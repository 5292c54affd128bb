import type { Kysely, Transaction } from 'kysely'

/** Integers for ids, cents, booleans (0 or 1) and epoch milliseconds; text for the rest and JSON. */
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
  /** Epoch milliseconds before which no worker claims it; the end of the lease once claimed. */
  run_at: number
  /** 'waiting' | 'dead' (failed for good). Done jobs are deleted. */
  state: string
  last_error: string | null
  created_at: number
  /** Of a mail about an order: which one. */
  order_id: number | null
}
