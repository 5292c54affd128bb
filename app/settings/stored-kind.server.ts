import { findRows } from '../database/rows.server'
import type { Connection } from '../database/tables.server'

/** Returns whether the shop is a merchant's own, and whether it is open, as stored. */
export async function storedKind(db: Connection) {
  const rows = await findRows(db, 'settings', { key: ['shop.kind', 'shop.open'] }, ['key', 'value'])
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  return { isOwn: stored.get('shop.kind') === '"own"', isOpen: stored.get('shop.open') === 'true' }
}

/** Returns whether the shop is a merchant's own, as stored. */
export const isOwnShop = async (db: Connection) => (await storedKind(db)).isOwn
