import { UnknownProducts } from '../../app/catalogue/care/edit-products.server'
import { variantOf } from '../../app/catalogue/care/edit-variants.server'
import { readProductId } from '../../app/catalogue/product/product-id'
import type { Database } from '../../app/database/tables.server'
import { type CommandContext, NotDone, UsageError } from '../command'
import { nearNames } from '../options'

/** The prefix of a SKU that is a number. */
const AS_SKU = /^sku:/

/** Thrown for a SKU that no product has. */
export class UnknownSku extends NotDone {}

/** Returns the ids of products named by id or SKU, in order. Throws UsageError, UnknownSku. */
export async function productIds(db: Database, named: string[]): Promise<number[]> {
  const skus = named.filter((name) => !isNumber(name)).map((name) => name.replace(AS_SKU, ''))
  const found = new Map(
    skus.length === 0
      ? []
      : (
          await db.selectFrom('products').select(['id', 'sku']).where('sku', 'in', skus).execute()
        ).map(({ id, sku }) => [sku, id] as const),
  )
  const unknown = skus.find((sku) => !found.has(sku))
  if (unknown !== undefined) throw new UnknownSku(await unknownSku(db, unknown))
  return named.map((name) => {
    const id = isNumber(name) ? readProductId(name) : found.get(name.replace(AS_SKU, ''))
    if (id === undefined) throw new UsageError(`no product has the number ${name}`)
    return id
  })
}

/** Returns the prices of a product, or of a variant by SKU. Throws UsageError, UnknownSku. */
export async function priced(db: Database, name: string) {
  const variant = isNumber(name) ? undefined : await variantOf(db, name.replace(AS_SKU, ''))
  if (variant) return { productId: variant.product_id, variantId: variant.id }
  const [productId] = await productIds(db, [name])
  return { productId: productId as number, variantId: undefined }
}

const isNumber = (name: string) => /^\d+$/.test(name)

async function unknownSku(db: Database, sku: string) {
  const of = (table: 'products' | 'variants') =>
    db.selectFrom(table).select('sku').where('sku', 'is not', null).execute()
  const rows = [...(await of('products')), ...(await of('variants'))]
  if (rows.some((row) => row.sku === sku))
    return `${sku} is the SKU of a variant; "catalogue set-variant ${sku}" changes it`
  const near = nearNames(
    sku,
    rows.flatMap((row) => row.sku ?? []),
  )
  return `there is no product with the SKU ${sku}${near.length > 0 ? `; did you mean ${near.join(', ')}?` : '.'}`
}

/** Reads names with their values. Throws UsageError. */
export function pairs(positionals: string[], what: string): [string, string][] {
  if (positionals.length === 0) throw new UsageError('the product is missing')
  const found: [string, string][] = []
  for (let at = 0; at < positionals.length; at += 2) {
    const name = positionals[at] as string
    const value = positionals[at + 1]
    if (value === undefined) throw new UsageError(`product ${name} has no ${what}`)
    found.push([name, value])
  }
  return found
}

/** Returns values by product id, each product named once. Throws UsageError, UnknownSku. */
export async function byProduct<Value>(db: Database, given: (readonly [string, Value])[]) {
  const names = given.map(([name]) => name)
  const ids = await productIds(db, names)
  const values = new Map<number, Value>()
  for (const [at, [name, value]] of given.entries()) {
    const id = ids[at] as number
    if (values.has(id)) throw new UsageError(`product ${name} is named twice`)
    values.set(id, value)
  }
  return values
}

/** Says how many products were changed. Throws NotDone. */
export async function changed({ print }: CommandContext, change: () => Promise<number>) {
  const count = await change().catch((error) => {
    if (error instanceof UnknownProducts)
      throw new NotDone(`Nothing was changed: there is ${error.message}.`)
    throw error instanceof UnknownSku ? unchangedBy(error) : error
  })
  print(`${count} ${count === 1 ? 'product' : 'products'} changed.`)
}

export const unchangedBy = ({ message }: UnknownSku) =>
  new NotDone(`Nothing was changed: ${message}`)
