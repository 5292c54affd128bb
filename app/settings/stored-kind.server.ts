import type { Connection } from '../database/tables.server'

/** Returns whether the shop is a merchant's own, and whether it is open, as stored. */
export async function storedKind(db: Connection) {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', ['shop.kind', 'shop.open'])
    .execute()
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  return { isOwn: stored.get('shop.kind') === '"own"', isOpen: stored.get('shop.open') === 'true' }
}

/** Returns whether the shop is a merchant's own, as stored. */
export const isOwnShop = async (db: Connection) => (await storedKind(db)).isOwn
