import type { Generated } from 'kysely'

const IMPORT_STATES = ['checking', 'checked', 'running', 'done', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Files that were uploaded to be imported. */
export interface ProductImportsTable {
  id: string
  name: string
  bytes: number
  state: ImportState
  /** JSON: ImportChoices; null until it is applied. */
  options: string | null
  done: Generated<number>
  of: Generated<number>
  report: string | null
  staff: string
  at: number
  /** The person who applied it, and the authority used; null until then. */
  issuer_id: Generated<string | null>
  issuer_authority: Generated<number>
  /** The attempts at reading that did not end in order. */
  broken_off: Generated<number>
}

declare module '../../../database/tables.server' {
  interface Tables {
    product_imports: ProductImportsTable
  }
}
