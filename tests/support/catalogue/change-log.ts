import type { ChangeRow, DataChange } from '../../../app/database/change-rows'
import { onChange } from '../../../app/database/changes.server'
import type { Database } from '../../../app/database/tables.server'

/** Returns what other processes are told, oldest first. */
export const changeLog = (db: Database): Promise<ChangeRow[]> =>
  db.selectFrom('changes').select(['kind', 'product_id', 'pieces']).orderBy('sequence').execute()

export const changedProduct = (id: number): ChangeRow => ({
  kind: 'product',
  product_id: id,
  pieces: null,
})

export const changedStock = (id: number, pieces: number): ChangeRow => ({
  kind: 'stock',
  product_id: id,
  pieces,
})

export const CHANGED_ALL: ChangeRow = { kind: 'all', product_id: null, pieces: null }

/**
 * Collects what is announced until `stop`, without who turned sold out: each database that this
 * process has open tells that of itself, also those of earlier tests.
 */
export function hearChanges() {
  const heard: DataChange[] = []
  const stop = onChange((change) => {
    if (!change.turned) heard.push(change)
  })
  return { heard, stop }
}
