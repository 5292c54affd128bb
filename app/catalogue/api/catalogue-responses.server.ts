import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { readFromReplica } from '../../database/replica.server'
import type { Database } from '../../database/tables.server'
import { decodePart } from '../../input/parsed'
import { minorUnitsOf } from '../../texts/currency.server'
import { currentIndex } from '../index/current-index.server'
import type { CatalogueProduct, ProductDetail } from '../product/product'
import { readProductId } from '../product/product-id'
import { findProduct, productsByIds } from '../queries/products.server'
import { toCatalogueVariant } from '../variants/catalogue-variant.server'
import { storedTags } from '../words/stored-tags.server'
import { listIds } from './list-ids.server'
import { readLanguage, readParameters, readSelect } from './parameters'
import { type ApiResponse, jsonResponse, textResponse } from './response-cache.server'
import { type HelpFor, suggest } from './suggest.server'

/** The products read at a time; a thousand at once would hold up every other request. */
const BATCH = 100

export async function catalogueResponse(
  db: Database,
  path: string,
  search: URLSearchParams,
  origin: string,
  helpFor?: HelpFor,
): Promise<ApiResponse> {
  const [, first, second, third, ...more] = path.replace(/\/$/, '').split('/').map(decoded)
  if (first === 'suggest' && second === undefined)
    return withoutStock(await suggest(db, search, origin, helpFor))
  if (first !== 'products' || more.length > 0) return notFound(path)
  if (second === undefined) return list(db, search, origin, { q: '' })
  if (second === 'category' && third !== undefined)
    return list(db, search, origin, { q: '', category: third.toLowerCase() })
  if (third !== undefined) return notFound(path)
  if (second === 'search') return list(db, search, origin)
  if (second === 'categories' || second === 'category-list') return categories(db, second, origin)
  return one(db, second, search, origin)
}

async function list(
  db: Database,
  search: URLSearchParams,
  origin: string,
  of: { q?: string; category?: string } = {},
) {
  const parameters = readParameters(search)
  if ('message' in parameters) return jsonResponse(400, parameters)
  const found = await listIds(db, { ...parameters, ...of })
  if ('message' in found) return jsonResponse(400, found)
  const language = readLanguage(search)
  const parts: string[] = []
  for (let at = 0; at < found.ids.length; at += BATCH) {
    if (at > 0) await yieldToRequests()
    const ids = found.ids.slice(at, at + BATCH)
    const { details, tags } = await readFromReplica(db, ids, async (reader) => ({
      details: await productsByIds(reader, ids, language),
      tags: await storedTags(reader, ids),
    }))
    for (const detail of details)
      parts.push(
        JSON.stringify(picked(detail, tags.get(detail.id), { origin, select: parameters.select })),
      )
  }
  const rest = `"total":${found.total},"skip":${parameters.skip},"limit":${parts.length}`
  return textResponse(200, `{"products":[${parts.join(',')}],${rest}}`)
}

async function one(db: Database, given: string, search: URLSearchParams, origin: string) {
  const id = readProductId(given)
  const language = readLanguage(search)
  const found = id
    ? await readFromReplica(db, [id], async (reader) => ({
        detail: await findProduct(reader, id, language),
        tags: (await storedTags(reader, [id])).get(id),
      }))
    : undefined
  if (!found?.detail) return jsonResponse(404, { message: `Product with id '${given}' not found` })
  return jsonResponse(
    200,
    picked(found.detail, found.tags, { origin, select: readSelect(search) }),
    id,
  )
}

async function categories(db: Database, kind: string, origin: string) {
  const known = (await currentIndex(db)).categories
  if (kind === 'category-list') return withoutStock(known.map(({ slug }) => slug))
  const url = (slug: string) => `${origin}/api/products/category/${encodeURIComponent(slug)}`
  return withoutStock(known.map(({ slug, name }) => ({ slug, name, url: url(slug) })))
}

const withoutStock = (content: unknown): ApiResponse => ({
  ...jsonResponse(200, content),
  withoutStock: true,
})

const notFound = (path: string) => jsonResponse(404, { message: `Path '${path}' not found` })

const decoded = (part: string) => decodePart(part) ?? part

interface Picking {
  origin: string
  select: string[] | undefined
}

function picked(detail: ProductDetail, tags: string[] | undefined, { origin, select }: Picking) {
  const product = { ...toCatalogueProduct(detail, origin), ...(tags && { tags }) }
  if (!select) return product
  const fields = select.filter((field) => Object.hasOwn(product, field))
  return Object.fromEntries(
    fields.map((field) => [field, product[field as keyof CatalogueProduct]]),
  )
}

/** Prices in dollars, as DummyJSON has them; pictures are absolute if the origin is known. */
function toCatalogueProduct(detail: ProductDetail, origin: string): CatalogueProduct {
  return {
    id: detail.id,
    title: detail.title,
    ...(detail.lang && { lang: detail.lang }),
    description: detail.description,
    ...(detail.descriptionLang && { descriptionLang: detail.descriptionLang }),
    category: detail.category,
    price: detail.price / minorUnitsOf(),
    discountPercentage: detail.discountPercentage,
    rating: detail.rating,
    stock: detail.stock,
    ...(detail.brand !== null && { brand: detail.brand }),
    ...(detail.colour !== null && { colour: detail.colour }),
    weight: detail.weight,
    warrantyInformation: detail.warrantyInformation,
    shippingInformation: detail.shippingInformation,
    availabilityStatus: detail.availabilityStatus,
    reviews: detail.reviews.map(({ photos, ...review }) => ({
      ...review,
      ...(photos && { photos: photos.map(({ src }) => origin + src) }),
    })),
    returnPolicy: detail.returnPolicy,
    thumbnail: detail.thumbnail && origin + detail.thumbnail,
    images: detail.images.map((path) => origin + path),
    createdAt: detail.createdAt,
    ...(detail.gtin && { gtin: detail.gtin }),
    ...(detail.variants && {
      options: detail.options,
      variants: detail.variants.map(toCatalogueVariant),
    }),
  }
}
