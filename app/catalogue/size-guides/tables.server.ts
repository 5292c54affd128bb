import type { Generated } from 'kysely'

interface SizeGuidesTable {
  /** A category's slug, or a department's, whose categories have it unless they have one. */
  slug: string
  /** JSON: SizeTable[]. */
  size_tables: string
  /** 0 for the demo's, until the merchant changes it. */
  own: Generated<number>
  changed_at: number
}

declare module '../../database/tables.server' {
  interface Tables {
    size_guides: SizeGuidesTable
  }
}
