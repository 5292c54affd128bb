import { removeCategory } from '../../catalogue/care/remove-category.server'
import type { Connection, Database } from '../../database/tables.server'
import { readNeeds, storedNeeds } from './coupon-needs.server'

/** Coupons need the category, and none is given that takes its place; nothing was changed. */
class NeededByCoupons extends Error {
  constructor(readonly coupons: string[]) {
    super(`coupons need the category: ${coupons.join(', ')}`)
  }
}

/**
 * Removes a category. Coupons that need it then need the one that takes its products, so that they
 * hold for the same carts as before; without such a one it is refused.
 */
export async function removeNeededCategory(
  db: Database,
  { slug, to }: { slug: string; to: string | null },
  alongside?: (connection: Connection, done: { moved: number; coupons: string[] }) => Promise<void>,
) {
  try {
    return await removeCategory(db, { slug, to }, async (connection, moved) => {
      const coupons = await moveNeeds(connection, slug, to)
      await alongside?.(connection, { moved, coupons })
    })
  } catch (error) {
    if (!(error instanceof NeededByCoupons)) throw error
    return { ok: false, code: 'NEEDED_BY_COUPONS', coupons: error.coupons } as const
  }
}

async function moveNeeds(connection: Connection, slug: string, to: string | null) {
  const rows = await connection
    .selectFrom('coupons')
    .select(['code', 'needs', 'version'])
    .where('needs', 'is not', null)
    .orderBy('code')
    .execute()
  const needing = rows.filter(({ needs }) => readNeeds(needs).categories.includes(slug))
  const codes = needing.map(({ code }) => code)
  if (to === null) {
    if (codes.length > 0) throw new NeededByCoupons(codes)
    return codes
  }
  for (const { code, needs, version } of needing) {
    const { categories, products } = readNeeds(needs)
    const moved = new Set(categories.map((one) => (one === slug ? to : one)))
    await connection
      .updateTable('coupons')
      .set({ needs: storedNeeds({ categories: [...moved], products }), version: version + 1 })
      .where('code', '=', code)
      .execute()
  }
  return codes
}
