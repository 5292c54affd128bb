export interface ProductEditsTable {
  id: string
  staff_id: string
  /** JSON: Change[] */
  changes: string
  at: number
  undone_at: number | null
}

declare module '../../../database/tables.server' {
  interface Tables {
    product_edits: ProductEditsTable
  }
}
