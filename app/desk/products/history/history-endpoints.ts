import { z } from 'zod'
import { refreshIndex } from '../../../catalogue/index/current-index.server'
import { cancelSchedule } from '../../../catalogue/prices/apply-schedules.server'
import { priceHistory } from '../../../catalogue/prices/price-changes.server'
import { openSchedules, schedulePrice } from '../../../catalogue/prices/scheduled-prices.server'
import { LARGEST_PRODUCT_ID } from '../../../catalogue/product/product-id'
import { optionsIn, variantsOf } from '../../../catalogue/variants/variant-rows.server'
import { announceChange } from '../../../database/changes.server'
import { findRow } from '../../../database/rows.server'
import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DeskFault, type Endpoint, endpoint } from '../../api/endpoint'
import { noSuchProduct } from '../by-staff'
import { idIn } from '../form/form-endpoints'
import { countsSince, stockEvents } from './stock-events.server'

const MOST_PRICES = 100
const HIGHEST = 1_000_000_000

const schedule = z
  .object({
    price: z.int().min(1, 'Give it a price.').max(HIGHEST),
    /** Hundredths of a per cent. */
    discount: z.int().min(0).max(9_999).optional(),
    from: z.int().min(0, 'When does it begin?'),
    until: z.int().min(0, 'When does it end?').nullable(),
    variant: z.int().min(1).max(LARGEST_PRODUCT_ID).optional(),
  })
  .refine(({ from, until }) => until === null || until > Math.max(from, Date.now()), {
    path: ['until'],
    message: 'It ends after it begins, and in the future.',
  })

export const historyEndpoints: Endpoint[] = [
  endpoint('GET /products/:id/history', 'products.read', async ({ db, params }) => {
    const id = idIn(params)
    const prices = await priceHistory(db, id, MOST_PRICES)
    return {
      prices: prices.map((row) => ({
        ...{ id: row.id, at: row.at, before: row.price_before, after: row.price },
        ...{ discount: row.discount / 100, by: row.made_by, variant: row.variant_id },
      })),
      stock: await stockEvents(db, id),
      since: await countsSince(db),
      variants: await variantNames(db, id),
      schedules: await openSchedules(db).where('product_id', '=', id).orderBy('from_at').execute(),
    }
  }),
  endpoint('POST /products/:id/schedules', 'products.change', {
    input: schedule,
    async handle({ db, params, input, audit }) {
      const productId = idIn(params)
      const made = await inTransaction(db, async (connection) => {
        const { variant, ...one } = input
        const given = { ...one, productId, ...(variant && { variant: { id: variant } }) }
        const done = await schedulePrice(connection as Database, given)
        if (done.ok)
          await audit(connection, 'price.scheduled', `product ${productId}`, { after: input })
        return done
      })
      if (made.ok) return { id: made.id }
      if (made.code === 'OVERLAPS')
        throw new DeskFault(409, 'overlaps', 'Another scheduled price runs within that time.')
      if (made.code === 'HAS_VARIANTS')
        throw new DeskFault(409, 'has_variants', 'Choose one of its variants.')
      throw noSuchProduct()
    },
  }),
  endpoint(
    'DELETE /products/:id/schedules/:schedule',
    'products.change',
    async ({ db, params, audit }) => {
      const productId = idIn(params)
      const id = Number(params.schedule)
      const done = await inTransaction(db, async (connection) => {
        const one = Number.isSafeInteger(id)
          ? await openSchedules(connection)
              .where('id', '=', id)
              .where('product_id', '=', productId)
              .executeTakeFirst()
          : undefined
        if (!one || !(await cancelSchedule(connection as Database, id))) return false
        const { price, from_at, until_at } = one
        await audit(connection, 'price.unscheduled', `product ${productId}`, {
          before: { price, from: from_at, until: until_at },
        })
        return true
      })
      if (!done) throw new DeskFault(404, 'not_found', 'It is over, or was cancelled already.')
      await refreshIndex(db)
      announceChange(db, { products: [productId] })
      return {}
    },
  ),
]

/** Returns the chosen options of variants by number. */
async function variantNames(db: Database, id: number) {
  const row = await findRow(db, 'products', { id }, ['options'])
  if (!optionsIn(row?.options ?? null)) return {}
  const variants = (await variantsOf(db, [id])).get(id) ?? []
  return Object.fromEntries(variants.map((one) => [one.id, one.values.join(' / ')]))
}
