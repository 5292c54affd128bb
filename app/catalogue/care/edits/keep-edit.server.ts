import { announceChange, recordChange } from '../../../database/changes.server'
import { insertRow } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { timeOrderedId } from '../../../database/time-ordered-id.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DAY_MS } from '../../../durations'
import { logCatalogueChange } from '../../index/catalogue-log.server'
import { refreshIndex } from '../../index/current-index.server'
import { piecesLeft } from '../../stock/pieces-left.server'
import type { ProductChange } from './product-edit'
import './tables.server'

const UNDONE_MS = DAY_MS

export interface EditContext {
  staffId: string
  /** The author as histories of prices and stock name it. */
  by: string
  /** Runs in the same transaction, such as for an audit entry. */
  alongside?(connection: Connection, changes: ProductChange[]): Promise<void>
}

/** Stores the changes for undoing them. */
export async function keepEdit(
  connection: Connection,
  changes: ProductChange[],
  keeping: EditContext,
) {
  if (changes.length === 0) return {}
  const at = Date.now()
  const id = timeOrderedId(at)
  await connection
    .deleteFrom('product_edits')
    .where('at', '<', at - UNDONE_MS)
    .execute()
  await insertRow(connection, 'product_edits', {
    id,
    staff_id: keeping.staffId,
    changes: JSON.stringify(changes),
    at,
    undone_at: null,
  })
  await keeping.alongside?.(connection, changes)
  return { edit: id }
}

interface Work<Result> {
  result: Result
  products: number[]
  stock?: boolean
}

/** Changes products in one transaction, then tells every process. */
export async function changeProducts<Result>(
  db: Database,
  work: (connection: Connection) => Promise<Work<Result>>,
): Promise<Result> {
  const { done, left } = await inTransaction(db, async (connection) => {
    const done = await work(connection)
    const { products, stock } = done
    if (products.length === 0) return { done }
    const left = stock ? await piecesLeft(connection, products) : undefined
    if (!stock) await logCatalogueChange(connection, products)
    await recordChange(connection, { products, left })
    return { done, left }
  })
  const { products, result } = done
  if (products.length === 0) return result
  if (!left) await refreshIndex(db)
  announceChange(db, { products, left })
  return result
}
