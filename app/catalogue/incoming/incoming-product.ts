import { z } from 'zod'
import { slugOf } from '../../text-core/slug'
import { minorUnitsOf } from '../../texts/currency.server'
import { LARGEST_PRODUCT_ID } from '../product/product-id'
import { looksLikeNumber, slugOfTitle } from '../slugs/slug-of-title'
import { lineField, list, moment, number, numberOr0, optional, textField } from './fields'
import {
  givenSeo,
  givenTags,
  givenWords,
  pictureTextsIn,
  SEO_WORD_FIELDS,
  WORD_FIELDS,
} from './given-words'
import { priceField, taxClassField, writtenPieces, writtenPrice } from './money-fields.server'
import type { IncomingProduct, ProductField } from './product-to-store'
import { refusedField } from './refused-field'
import { plainDescription } from './sheets/plain-description'
import { storedWeight, unitOfPlainWeight } from './variants/file-weights.server'
import {
  cheapest,
  gtin,
  movedField,
  placePictures,
  totalStock,
  VARIANT_COLUMNS,
  VARIETY_FIELDS,
  varietyOf,
} from './variants/variety'

const MOST_REVIEWS = 100
const MOST_PICTURES = 20
export const MOST_SKU = 100

const review = z.object({
  rating: number(0, 5),
  comment: textField(5000),
  date: moment.transform((date) => date.toISOString()),
  reviewerName: textField(200),
})

const incoming = z.object({
  id: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    number(1, LARGEST_PRODUCT_ID).pipe(z.int()).optional(),
  ),
  sku: optional(MOST_SKU).optional(),
  gtin,
  /** The source that owns the row's product; see own-keys.server.ts. */
  source: z.unknown().optional(),
  title: lineField(300).pipe(z.string().min(1)).optional(),
  description: textField(100_000).transform(plainDescription).pipe(z.string().max(20_000)),
  category: lineField(100)
    .refine((name) => slugOf(name) !== '', 'a category has a letter or a digit')
    .optional(),
  price: priceField(number(0, Number.MAX_VALUE, writtenPrice)).optional(),
  taxClass: taxClassField(optional(30)),
  tax_class: taxClassField(optional(30)),
  discountPercentage: numberOr0(100),
  rating: numberOr0(5),
  stock: numberOr0(1_000_000_000, writtenPieces).pipe(z.int()),
  movedSinceImport: movedField,
  exportedFrom: z.unknown().optional(),
  brand: optional(100),
  colour: optional(50),
  color: optional(50),
  /** The weight in `unitOfPlainWeight`; `weightKg` is in kilograms, and holds where both are given. */
  weight: numberOr0(1_000_000),
  weightKg: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    number(0, 450_000).optional(),
  ),
  warrantyInformation: textField(500),
  shippingInformation: textField(500),
  returnPolicy: textField(500),
  reviews: list,
  thumbnail: textField(2000),
  images: list,
  slug: optional(300),
  /** A list, or a cell with semicolons between the tags. */
  tags: z.unknown().optional(),
  ...WORD_FIELDS,
  ...SEO_WORD_FIELDS,
  ...VARIETY_FIELDS,
  createdAt: moment.optional().catch(undefined),
  meta: z
    .object({ createdAt: moment.optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

export const INCOMING_FIELDS = new Set([...Object.keys(incoming.shape), ...VARIANT_COLUMNS])

const SOURCE_NAMES: Partial<Record<ProductField, string[]>> = {
  colour: ['colour', 'color'],
  discount: ['discountPercentage'],
  tax_class: ['taxClass', 'tax_class'],
  weight: ['weight', 'weightKg'],
  warranty: ['warrantyInformation'],
  shipping: ['shippingInformation'],
  returns: ['returnPolicy'],
  thumbnail: ['thumbnail', 'images'],
  variety: ['options', 'variants'],
}
/** The fields that a new product must have. */
export const NEEDED = ['title', 'category', 'price'] as const

export interface RowKey {
  id: number
  isKnown: boolean
  hasOptions?: boolean
  /** The shop wrote the row itself: what moved since the last import is no news of the source. */
  isOwnExport?: boolean
}

/** Parses a product with DummyJSON's field names. Without a key only its id counts, no SKU. */
export function readIncoming(
  value: unknown,
  key?: RowKey,
): { product: IncomingProduct } | { reason: string } {
  const read = incoming.safeParse(value)
  if (!read.success) {
    return { reason: refusedField(value, read.error.issues[0]) }
  }
  const { data } = read
  const id = key?.id ?? data.id
  if (id === undefined) return { reason: 'id: missing; a row has an id or a sku' }
  // A host's weights are pounds.
  const unit = key ? unitOfPlainWeight() : 'lb'
  const variety = varietyOf(data, unit, key?.isOwnExport)
  if (variety && 'reason' in variety) return variety
  if (variety) data.price = cheapest(variety.variants) / minorUnitsOf()
  const missing = NEEDED.find((name) => data[name] === undefined)
  if (missing && !key?.isKnown)
    return {
      reason: `${missing}: is missing; product ${data.id ?? data.sku} is new, and a new one needs ${NEEDED.join(', ')}`,
    }
  const slug = (key && data.slug && slugOfTitle(data.slug)) || null
  if (slug && looksLikeNumber(slug)) return { reason: `slug: ${slug} looks like a number` }
  const tags = givenTags(data.tags, key !== undefined)
  if (!Array.isArray(tags)) return tags
  const images = data.images.filter(isPicture).slice(0, MOST_PICTURES)
  if (variety) placePictures(variety, data.images, images)
  const movedSince = (key?.isOwnExport && data.movedSinceImport) || 0
  const created = data.createdAt ?? data.meta?.createdAt
  const product: IncomingProduct = {
    id,
    sku: (key && data.sku) ?? null,
    slug,
    gtin: data.gtin ?? null,
    title: data.title ?? '',
    description: data.description,
    category: slugOf(data.category ?? ''),
    categoryName: data.category ?? '',
    brand: data.brand,
    colour: data.colour ?? data.color,
    price: Math.round((data.price ?? 0) * minorUnitsOf()),
    tax_class: data.taxClass ?? data.tax_class,
    discount: Math.round(data.discountPercentage * 100),
    rating: Math.round(data.rating * 100),
    stock: variety ? totalStock(variety.variants) : data.stock - movedSince,
    weight: storedWeight(data, unit) ?? 0,
    warranty: data.warrantyInformation,
    shipping: data.shippingInformation,
    returns: data.returnPolicy,
    reviews: data.reviews.slice(0, MOST_REVIEWS).flatMap((one) => review.safeParse(one).data ?? []),
    thumbnail: isPicture(data.thumbnail) ? data.thumbnail : (images[0] ?? ''),
    images,
    pictureTexts: pictureTextsIn(data, images),
    tags,
    words: givenWords(value as object, data),
    seo: key ? givenSeo(value as object, data) : {},
    variety,
    ...(created && { createdAt: created.getTime() }),
    absent: [],
  }
  product.absent = absentIn(value as object, product)
  if (key && data.weight > 0 && data.weightKg === undefined) product.plainWeight = true
  const own = (['price', 'stock'] as const).find((name) => !product.absent.includes(name))
  if (own && product.absent.includes('variety') && key?.hasOptions)
    return { reason: `${own}: product ${id} comes in variants, which each have their own` }
  if (variety)
    product.absent = product.absent.filter((name) => name !== 'price' && name !== 'stock')
  if (!key) product.absent = [...new Set([...product.absent, 'sku', 'slug'] as const)]
  return { product }
}

function absentIn(
  row: object,
  { id, categoryName, words, seo, createdAt, absent, ...fields }: IncomingProduct,
) {
  return (Object.keys(fields) as ProductField[]).filter((field) =>
    (SOURCE_NAMES[field] ?? [field]).every((name) => !Object.hasOwn(row, name)),
  )
}

export function isPicture(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > 2000) return false
  return /^https?:\/\//i.test(address)
    ? URL.canParse(address)
    : /^\/media\/(demo\/\d+-\d+|own\/[0-9a-f]{40})$/.test(address)
}
