import { CompiledQuery } from 'kysely'
import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import type { OrderItem, WantedItem } from '../order'

export type PricedItem = OrderItem & { available: number }

export interface Offer {
  id: number
  title: string
  /** Cents. */
  price: number
  quantity: number
}

/** Only products for sale. `lock` (PostgreSQL) goes by id, so overlapping orders cannot deadlock. */
export async function readOffers(connection: Connection, ids: Iterable<number>, lock = false) {
  const { rows } = await connection.executeQuery(offersQuery(connection, [...ids], lock))
  return new Map(rows.map((row) => [row.id, row]))
}

const OFFERS = `select p.id, p.title, p.price, s.quantity
  from stock s join products p on p.id = s.product_id where p.listed = 1 and s.product_id`
const SQLITE = `${OFFERS} in (select value from json_each(?))`
const POSTGRES = `${OFFERS} = any($1::int[])`

function offersQuery(connection: Connection, ids: number[], lock: boolean) {
  if (engineOf(connection) === 'sqlite')
    return CompiledQuery.raw(SQLITE, [JSON.stringify(ids)]) as CompiledQuery<Offer>
  const locking = lock ? ' order by s.product_id for update of s' : ''
  return CompiledQuery.raw(POSTGRES + locking, [ids]) as CompiledQuery<Offer>
}

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
      })
  }
  return { items, unknown }
}
