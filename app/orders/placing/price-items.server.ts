import { CompiledQuery } from 'kysely'
import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import type { OrderItem, WantedItem } from '../order'
import { gramsOf } from '../shipping/grams'

/** `grams` of one piece. */
export type PricedItem = OrderItem & { available: number; grams: number }

export interface Offer {
  id: number
  title: string
  /** Cents. */
  price: number
  /** The catalogue's words on how soon it leaves. */
  shipping: string
  tax_class: string | null
  /** Hundredths of a pound. */
  weight: number
  quantity: number
}

/**
 * Only products for sale. `locks` (PostgreSQL) locks the stock by id, so that overlapping orders
 * cannot deadlock, and then these customers, until the transaction ends.
 */
export async function readOffers(connection: Connection, ids: Iterable<number>, locks?: string[]) {
  const { rows } = await connection.executeQuery(offersQuery(connection, [...ids], locks))
  return new Map(rows.map((row) => [row.id, row]))
}

const OFFERS = `select p.id, p.title, p.price, p.shipping, p.tax_class, p.weight, s.quantity
  from stock s join products p on p.id = s.product_id where p.listed = 1 and s.product_id`
const SQLITE = `${OFFERS} in (select value from json_each(?))`
const POSTGRES = `${OFFERS} = any($1::int[])`

const LOCKED = `${POSTGRES} order by s.product_id for update of s`
/** Counting makes each part wait for the one before. Sorted, as two batches may share several. */
const LOCKED_WITH_CUSTOMERS = `with offers as materialized (${LOCKED}),
  sorted as materialized (select distinct hashtextextended(key, 0) as lock
    from unnest($2::text[]) key order by lock),
  locks as materialized (select pg_advisory_xact_lock(lock) from sorted
    where (select count(*) from offers) >= 0)
  select * from offers where (select count(*) from locks) >= 0`

function offersQuery(connection: Connection, ids: number[], locks?: string[]) {
  if (engineOf(connection) === 'sqlite')
    return CompiledQuery.raw(SQLITE, [JSON.stringify(ids)]) as CompiledQuery<Offer>
  if (!locks) return CompiledQuery.raw(POSTGRES, [ids]) as CompiledQuery<Offer>
  if (locks.length === 0) return CompiledQuery.raw(LOCKED, [ids]) as CompiledQuery<Offer>
  return CompiledQuery.raw(LOCKED_WITH_CUSTOMERS, [ids, locks]) as CompiledQuery<Offer>
}

/** Of the products that can be delivered. */
export const shippingWords = (offers: ReadonlyMap<number, Offer>, items: PricedItem[]) =>
  items.flatMap(({ productId, available }) =>
    available > 0 ? (offers.get(productId)?.shipping ?? []) : [],
  )

export function priceItems(offers: ReadonlyMap<number, Offer>, wanted: WantedItem[]) {
  const items: PricedItem[] = []
  const unknown: number[] = []
  for (const { productId, quantity } of wanted) {
    const offer = offers.get(productId)
    if (!offer) unknown.push(productId)
    else
      items.push({
        productId,
        title: offer.title,
        unitPrice: offer.price,
        quantity,
        lineTotal: offer.price * quantity,
        available: offer.quantity,
        grams: gramsOf(offer.weight / 100),
        ...(offer.tax_class && { taxClass: offer.tax_class }),
      })
  }
  return { items, unknown }
}
