import { CompiledQuery } from 'kysely'
import type { Language } from '../../business'
import type { Variant } from '../../catalogue/product/variant'
import { chosenOptions, optionsIn, variantsOf } from '../../catalogue/variants/variant-rows.server'
import { idsOf } from '../../database/rows.server'
import { type Connection, engineOf } from '../../database/tables.server'
import { gramsOf } from '../delivery/grams.server'
import type { OrderItem, WantedItem } from '../order/order'

/** `grams` of one piece. */
export type PricedItem = OrderItem & {
  /** The catalogue's title, where `title` is another language's. */
  sourceTitle?: string
  available: number
  grams: number
}

export interface Offer {
  id: number
  title: string
  sku: string | null
  /** The title's language, where it is not the catalogue's. */
  lang?: Language
  /** The catalogue's title, where `title` is another language's. */
  sourceTitle?: string
  /** Cents. */
  price: number
  /** Hundredths of a per cent, and the lowest price of the 30 days before the last change. */
  discount: number
  lowest_before: number | null
  /** Hundredths of a star. */
  rating: number
  review_count: number
  /** The catalogue's words on how soon it leaves. */
  shipping: string
  tax_class: string | null
  /** Hundredths of a pound. */
  weight: number
  quantity: number
  /** A product's options (JSON), and its variants for sale by id. */
  options: string | null
  variants?: ReadonlyMap<number, Variant>
}

export type Unsold =
  | { code: 'unknown_product'; productId: number; variant?: number }
  | ({ code: 'variant_required' | 'unknown_variant'; productId: number; variant?: number } & {
      title: string
      /** Names of options to choose, such as Size. */
      choose: string[]
    })

/**
 * Reads products for sale. `locks` (PostgreSQL) locks the stock by id, so that overlapping orders
 * cannot deadlock, and then these customers, until the transaction ends.
 */
export async function readOffers(connection: Connection, ids: Iterable<number>, locks?: string[]) {
  const { rows } = await connection.executeQuery(offersQuery(connection, [...ids], locks))
  const optional = rows.filter(({ options }) => options !== null)
  if (optional.length > 0) {
    // Reads variants after their products are locked, so that the stock is current.
    const found = await variantsOf(connection, idsOf(optional))
    for (const row of optional)
      row.variants = new Map((found.get(row.id) ?? []).map((one) => [one.id, one]))
  }
  return new Map(rows.map((row) => [row.id, row]))
}

const OFFERS = `select p.id, p.title, p.sku, p.price, p.shipping, p.tax_class, p.weight, p.options,
  p.discount, p.lowest_before, p.rating, p.review_count, s.quantity
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

/** Returns the phrases of the deliverable products. */
export const shippingWords = (offers: ReadonlyMap<number, Offer>, items: PricedItem[]) =>
  items.flatMap(({ productId, available }) =>
    available > 0 ? (offers.get(productId)?.shipping ?? []) : [],
  )

export function priceItems(offers: ReadonlyMap<number, Offer>, wanted: WantedItem[]) {
  const items: PricedItem[] = []
  const unsold: Unsold[] = []
  for (const item of wanted) {
    const priced = priceItem(offers.get(item.productId), item)
    if ('code' in priced) unsold.push(priced)
    else items.push(priced)
  }
  return { items, unsold }
}

function priceItem(offer: Offer | undefined, wanted: WantedItem): PricedItem | Unsold {
  const { productId, variant: id, quantity } = wanted
  const asked = { productId, ...(id !== undefined && { variant: id }) }
  if (!offer) return { code: 'unknown_product', ...asked }
  const { title, lang, sourceTitle } = offer
  const options = optionsIn(offer.options) ?? []
  const variant = id === undefined ? undefined : offer.variants?.get(id)
  const choose = options.map(({ name }) => name)
  if (id !== undefined && !variant) return { code: 'unknown_variant', ...asked, title, choose }
  if (!variant && choose.length > 0) return { code: 'variant_required', ...asked, title, choose }
  const unitPrice = variant?.price ?? offer.price
  const { sku } = variant ?? offer
  return {
    productId,
    title,
    ...(lang && { lang, sourceTitle }),
    unitPrice,
    quantity,
    lineTotal: unitPrice * quantity,
    available: variant?.stock ?? offer.quantity,
    grams: gramsOf(variant?.weight ?? offer.weight / 100),
    ...(offer.tax_class && { taxClass: offer.tax_class }),
    ...(variant && { variant: variant.id, options: chosenOptions(options, variant.values) }),
    ...(sku && { sku }),
  }
}

/** Subtracts an order's items from the stock for the next. */
export function subtract(offers: Map<number, Offer>, items: OrderItem[]) {
  for (const { productId, variant, quantity } of items) {
    const offer = offers.get(productId)
    if (!offer) continue
    const variants = new Map(offer.variants)
    const sold = variants.get(variant ?? 0)
    if (sold) variants.set(sold.id, { ...sold, stock: sold.stock - quantity })
    offers.set(productId, {
      ...offer,
      quantity: offer.quantity - quantity,
      ...(sold && { variants }),
    })
  }
}
