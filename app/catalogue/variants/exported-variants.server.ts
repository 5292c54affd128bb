import type { Connection } from '../../database/tables.server'
import { settings } from '../../settings/settings.server'
import { kilogramsOf } from '../../texts/weight'
import { runningVariantPrices } from '../prices/variant-prices.server'
import type { Variant } from '../product/variant'
import { toCatalogueVariant } from './catalogue-variant.server'
import { variantsOf } from './variant-rows.server'

/** Returns variants with the prices that hold after running schedules. */
export async function regularVariants(db: Connection, productIds: readonly number[]) {
  const variants = await variantsOf(db, productIds)
  const regular = await runningVariantPrices(db, productIds)
  if (regular.size === 0) return variants
  const after = ({ compareAt, ...one }: Variant): Variant => {
    const running = regular.get(one.id)
    const { price, compare_at } = running ?? { price: one.price, compare_at: compareAt ?? 0 }
    return { ...one, price, ...((compare_at ?? 0) > price && { compareAt: compare_at as number }) }
  }
  return new Map([...variants].map(([id, some]) => [id, some.map(after)] as const))
}

/** Names the shop's unit, so that a file means the same in every shop. */
export const weightIn = (pounds: number) =>
  settings().shop.weightUnit === 'kg' ? { weightKg: kilogramsOf(pounds) } : { weight: pounds }

/** Returns a variant as files have it: another shop knows it by SKU or values. */
export function exportedVariant(one: Variant) {
  const { id: _, weight, ...variant } = toCatalogueVariant(one)
  return { ...variant, ...(weight !== undefined && weightIn(weight)) }
}
