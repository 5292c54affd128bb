/** The endings of tables in text; spreadsheets call one with tabs `.tsv` or `.txt`. */
export const TEXT_TABLES = ['.csv', '.tsv', '.txt'] as const

/** The endings of the tables that the desk takes. */
export const TABLE_KINDS = [...TEXT_TABLES, '.xlsx'] as const
