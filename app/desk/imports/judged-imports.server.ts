import type { FileReport } from '../../catalogue/incoming/files/file-imports.server'
import type { Handlers } from '../../database/jobs/worker.server'
import { findRow, updateRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { askedBy, mayStill } from '../staff/authority/asked-by.server'

const REFUSED: FileReport = {
  reason: 'Whoever applied this file may change products no more. Nothing was changed.',
}

/** Stores who asked for the import, in the transaction that enqueues it. */
export async function noteIssuer(connection: Connection, id: string, staffId: string) {
  const { id: issuer_id, authority: issuer_authority } = await askedBy(connection, staffId)
  await updateRow(connection, 'product_imports', id, { issuer_id, issuer_authority })
}

/** Skips an import whose issuer has lost the right since it was enqueued. */
export const judgedImports = (db: Database, handlers: Handlers): Handlers => ({
  ...handlers,
  async 'catalogue-import'(payload: { id: string }, job, stopped) {
    if (await mayStillApply(db, payload.id))
      await handlers['catalogue-import']?.(payload as never, job, stopped)
    else await refuse(db, payload.id)
  },
})

async function mayStillApply(db: Database, id: string) {
  const row = await findRow(db, 'product_imports', { id }, ['issuer_id', 'issuer_authority'])
  if (row?.issuer_id == null) return false
  return mayStill(db, { id: row.issuer_id, authority: row.issuer_authority }, 'products.change')
}

const refuse = (db: Database, id: string) =>
  inTransaction(db, (connection) =>
    connection
      .updateTable('product_imports')
      .set({ state: 'failed', report: JSON.stringify(REFUSED) })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute(),
  )
