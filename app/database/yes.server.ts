import { sql } from 'kysely'

/**
 * Yes (1) and no (0) as literals, for columns whose value decides which rows an index holds. As a
 * parameter SQLite would compile the query at every call, since another value could use the index:
 * eight product cards then take 35 µs instead of 14.
 */
export const YES = sql.lit(1)
export const NO = sql.lit(0)
