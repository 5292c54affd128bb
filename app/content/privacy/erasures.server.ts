import { createHash } from 'node:crypto'
import { erasureKeys } from '../../database/erasures/keyed-hash.server'
import type { Connection, Database } from '../../database/tables.server'
import { emailKey } from '../../orders/coupons/coupons.server'
import { keyedAddressHash } from './ledger/subjects.server'

/** Hashes an address as rows before migration 046 did. */
const hashBefore046 = (id: string, address: string) =>
  createHash('sha256')
    .update(`${id}:${emailKey(address)}`)
    .digest('base64url')

/** Lists the erasures, the latest first, which never say who it was. */
export const listErasures = (db: Database, { from, size }: { from: number; size: number }) =>
  db
    .selectFrom('erasures')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset(from)
    .limit(size)
    .execute()

/** Returns the erasures of an address, for a merchant who must show that it was erased. */
export async function erasuresOf(db: Connection, address: string) {
  const keys = await erasureKeys(db)
  const hashes = new Set(keys.map((key) => keyedAddressHash(key, address)))
  const rows = await db.selectFrom('erasures').selectAll().orderBy('at', 'desc').execute()
  return rows.filter(
    ({ id, email_hash, subjects }) =>
      readSubjects(subjects).some((one) => hashes.has(one)) ||
      (email_hash !== null && email_hash === hashBefore046(id, address)),
  )
}

export const readSubjects = (subjects: string | null): string[] =>
  subjects === null ? [] : JSON.parse(subjects)
