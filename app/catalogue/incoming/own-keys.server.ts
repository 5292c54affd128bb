import { sql } from 'kysely'
import type { Connection, Database } from '../../database/tables.server'
import { titleKey } from '../index/base/title-buffer.server'
import { isProductId } from '../product/product-id'
import { nameOfHolder } from '../product/sku-holder'
import { knownShopNumber } from '../stock/moved-since-import.server'
import { skuHolders } from '../variants/sku-holders.server'
import { lineOf } from './fields'
import { MOST_SKU, NEEDED } from './incoming-product'
import type { IncomingProduct } from './product-to-store'
import type { SourceRow } from './spool.server'
import { rowsByTitle } from './variants/rows-by-title.server'
import { refusingParts, rowsByVariants } from './variants/rows-by-variants.server'
import { rowsOfVariants } from './variants/rows-of-variants.server'

const LOOKED_UP_AT_ONCE = 500
/** Ids are assigned below this, because a file may name huge ones. */
const GIVEN_BELOW = 1_000_000_000
const IDS = 'product-ids'

interface Known {
  id: number
  sku: string | null
  source: string
  title_key: string
  /** JSON; null for a product without options. */
  options: string | null
}

/**
 * Yields rows with their product, found by SKU, else by id. A row that would change another product
 * is broken: a SKU of another id or of a variant, an id of another SKU, or a product of another
 * source (the demo catalogue, a host) that a whole row names neither by source nor by title.
 */
export async function* keyedRows(
  db: Database,
  rows: AsyncIterable<SourceRow>,
  source: string,
  setStock?: boolean,
): AsyncGenerator<SourceRow> {
  const shop = setStock ? undefined : await knownShopNumber(db)
  const reader = { source, shop, rowOf: new Map<string, number>() }
  let some: SourceRow[] = []
  for await (const row of rowsOfVariants(db, rows)) {
    some.push(row)
    if (some.length < LOOKED_UP_AT_ONCE) continue
    yield* await withKeys(db, some, reader)
    some = []
  }
  yield* await withKeys(db, some, reader)
}

interface Reader {
  source: string
  /** The shop's number, where the moves of its own exports count. */
  shop?: number
  /** The rows by the titles that name their products. */
  rowOf: Map<string, number>
}

async function withKeys(db: Database, given: SourceRow[], { source, shop, rowOf }: Reader) {
  const named = await rowsByTitle(db, await rowsByVariants(db, given), rowOf)
  const rows = await refusingParts(db, named)
  const keys = rows.map(({ value }) => keysOf(value))
  const known = await knownOf(db, keys)
  const strange = keys.flatMap(({ sku }) => (sku && !known.bySku.has(sku) ? sku : []))
  const holders = await skuHolders(db, strange)
  return rows.map((row, at): SourceRow => {
    const { id, sku } = keys[at] as Keys
    if (row.broken !== undefined || (id === undefined && sku === undefined)) return row
    const bySku = sku === undefined ? undefined : known.bySku.get(sku)
    const byId = id === undefined ? undefined : known.byId.get(id)
    const broken = wrongKey(row.value as object, { id, sku }, { bySku, byId }, source)
    if (broken !== undefined) return { ...row, broken }
    const holder = bySku === undefined && sku !== undefined ? holders.get(sku) : undefined
    if (holder && holder.productId !== id)
      return {
        ...row,
        broken: `sku: ${sku} is of ${nameOfHolder(holder)}; "catalogue set-variant" changes it`,
      }
    const product = bySku ?? byId
    const { exportedFrom } = row.value as Record<string, unknown>
    const isOwnExport = product?.source === source && Number(exportedFrom) === shop
    return { ...row, key: { ...keyOf(product, id), isOwnExport } }
  })
}

const keyOf = (product: Known | undefined, id = 0) =>
  product
    ? { id: product.id, isKnown: true, hasOptions: product.options !== null }
    : { id, isKnown: false }

interface Keys {
  id?: number
  sku?: string
}

/** Reads the keys; one that is missing or invalid is undefined, and `readIncoming` reports it. */
function keysOf(value: unknown): Keys {
  const { id, sku } = (value ?? {}) as Record<string, unknown>
  const number = typeof id === 'string' && id.trim() !== '' ? Number(id) : id
  const text = typeof sku === 'string' ? lineOf(sku) : ''
  return {
    id: typeof number === 'number' && isProductId(number) ? number : undefined,
    sku: text === '' || text.length > MOST_SKU ? undefined : text,
  }
}

function wrongKey(
  value: object,
  { id, sku }: Keys,
  { bySku, byId }: { bySku?: Known; byId?: Known },
  source: string,
) {
  if (bySku && id !== undefined && bySku.id !== id)
    return `sku: ${sku} is the one of product ${bySku.id}, not of ${id}`
  if (bySku || !byId) return undefined
  if (sku !== undefined && byId.sku !== null)
    return `id: ${id} is the product with the SKU ${byId.sku}; leave the id out for a new product`
  const row = value as Record<string, unknown>
  const isSame =
    byId.source === source ||
    row.source === byId.source ||
    NEEDED.some((name) => row[name] === undefined) ||
    titleKey(String(row.title).replace(/\s+/g, ' ').trim()) === byId.title_key
  if (isSame) return undefined
  const whose = byId.source === 'demo' ? 'of the demo catalogue' : `from ${byId.source}`
  return `id: ${id} is another product, ${whose}; give the row a sku and no id, or name its source`
}

async function knownOf(db: Database, named: Keys[]) {
  const ids = named.flatMap(({ id }) => id ?? [])
  const skus = named.flatMap(({ sku }) => sku ?? [])
  const select = () =>
    db.selectFrom('products').select(['id', 'sku', 'source', 'title_key', 'options'])
  const found: Known[] = [
    ...(ids.length > 0 ? await select().where('id', 'in', ids).execute() : []),
    ...(skus.length > 0 ? await select().where('sku', 'in', skus).execute() : []),
  ]
  return {
    byId: new Map(found.map((row) => [row.id, row])),
    bySku: new Map(found.flatMap((row) => (row.sku === null ? [] : [[row.sku, row] as const]))),
  }
}

/** Assigns ids to new products, in the transaction that stores them. */
export async function withIds<Product extends IncomingProduct>(
  connection: Connection,
  products: Product[],
  isNamed: (id: number) => boolean = () => false,
): Promise<Product[]> {
  const fresh = products.filter(({ id }) => id === 0)
  if (fresh.length === 0) return products
  const given = await freeIds(connection, fresh.length, isNamed) // It waits for another import first.
  const { bySku } = await knownOf(
    connection as Database,
    fresh.map(({ sku }) => ({ sku: sku ?? undefined })),
  )
  return products.map((product) =>
    product.id > 0
      ? product
      : { ...product, id: bySku.get(product.sku ?? '')?.id ?? (given.shift() as number) },
  )
}

/** Keeps the number of a product that is deleted from being assigned again. */
export async function keepIdTaken(connection: Connection, id: number) {
  if (id >= GIVEN_BELOW) return
  await connection
    .insertInto('catalogue_state')
    .values({ name: IDS, value: id })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value: sql<number>`case when catalogue_state.value > ${id} then catalogue_state.value
          else cast(${id} as bigint) end`,
      }),
    )
    .execute()
}

/** Returns free ids. The state's row stays locked until the commit: two imports never share one. */
async function freeIds(connection: Connection, count: number, isNamed: (id: number) => boolean) {
  const free: number[] = []
  while (free.length < count) {
    const asked = count - free.length
    const { last } = await connection
      .selectFrom('products')
      .select((row) => row.fn.max('id').as('last'))
      .where('id', '<', GIVEN_BELOW)
      .executeTakeFirstOrThrow()
    const least = last ?? 0
    const { value } = await connection
      .insertInto('catalogue_state')
      .values({ name: IDS, value: least + asked })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          value: sql<number>`case when catalogue_state.value > ${least} then catalogue_state.value
            else cast(${least} as bigint) end + ${asked}`,
        }),
      )
      .returning('value')
      .executeTakeFirstOrThrow()
    for (let id = value - asked + 1; id <= value; id++) if (!isNamed(id)) free.push(id)
  }
  return free
}
