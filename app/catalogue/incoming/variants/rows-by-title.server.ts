import { findRows } from '../../../database/rows.server'
import type { Database } from '../../../database/tables.server'
import { titleKey } from '../../index/base/title-buffer.server'
import { lineOf } from '../fields'
import type { SourceRow } from '../spool.server'
import { NEW_PRODUCT } from './rows-by-variants.server'

/**
 * Names the products of tables without SKUs and numbers by their titles. `rowOf` holds the titles of
 * the rows before, as each title may stand there once.
 */
export async function rowsByTitle(
  db: Database,
  rows: readonly SourceRow[],
  rowOf: Map<string, number>,
): Promise<readonly SourceRow[]> {
  const keyOf = ({ byTitle, broken, value }: SourceRow) =>
    byTitle && broken === undefined
      ? titleKey(lineOf((value as { title?: string }).title ?? ''))
      : ''
  const keys = rows.map(keyOf).filter((key) => key !== '')
  if (keys.length === 0) return rows
  const found = await findRows(db, 'products', { title_key: keys }, ['id', 'title_key'])
  const known = Map.groupBy(found, (row) => row.title_key)
  return rows.map((row) => {
    const key = keyOf(row)
    if (key === '') return row
    const before = rowOf.getOrInsert(key, row.row)
    if (before !== row.row)
      return { ...row, broken: `title: stands in row ${before} already; give both rows a SKU` }
    const [one, ...others] = known.get(key) ?? []
    if (others.length > 0)
      return { ...row, broken: `title: ${others.length + 1} products have it; give the row a SKU` }
    if (!one) return { ...row, key: NEW_PRODUCT }
    return { ...row, value: { ...(row.value as object), id: String(one.id) } }
  })
}
