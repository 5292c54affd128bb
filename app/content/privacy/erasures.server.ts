import { createHash } from 'node:crypto'
import type { Database } from '../../database/tables.server'
import { emailKey } from '../../orders/coupons/coupons.server'

/** Each with a hash of its own, so that rows of one address cannot be told to be of one. */
export const erasureHash = (id: string, address: string) =>
  createHash('sha256')
    .update(`${id}:${emailKey(address)}`)
    .digest('base64url')

/** What was erased, the latest first, and never who it was. */
export const listErasures = (db: Database, { from, size }: { from: number; size: number }) =>
  db
    .selectFrom('erasures')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset(from)
    .limit(size)
    .execute()

/** For who must show that an address was erased: the rows that are of it. */
export async function erasuresOf(db: Database, address: string) {
  const rows = await db
    .selectFrom('erasures')
    .selectAll()
    .where('email_hash', 'is not', null)
    .orderBy('at', 'desc')
    .execute()
  return rows.filter(({ id, email_hash }) => email_hash === erasureHash(id, address))
}
