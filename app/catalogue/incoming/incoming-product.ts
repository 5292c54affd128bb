import { z } from 'zod'
import { minorUnitsOf } from '../../texts/currency.server'
import type { ProductReview } from '../product/product'
import { LARGEST_PRODUCT_ID } from '../product/product-id'
import type { TranslatedWords } from '../words/word-columns'
import { lineField, list, moment, number, numberOr0, optional, textField } from './fields'
import { givenWords, pictureTextsIn, WORD_FIELDS } from './given-words'
import { priceField, taxClassField } from './money-fields.server'
import { slugOf } from './slug'
import {
  cheapest,
  gtin,
  placePictures,
  totalStock,
  VARIANT_COLUMNS,
  VARIETY_FIELDS,
  type Variety,
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
  description: textField(20_000),
  category: lineField(100).transform(slugOf).pipe(z.string().min(1)).optional(),
  price: priceField(number(0, 10_000_000)).optional(),
  taxClass: taxClassField(optional(30)),
  tax_class: taxClassField(optional(30)),
  discountPercentage: numberOr0(100),
  rating: numberOr0(5),
  stock: numberOr0(1_000_000_000).pipe(z.int()),
  brand: optional(100),
  colour: optional(50),
  color: optional(50),
  weight: numberOr0(1_000_000),
  warrantyInformation: textField(500),
  shippingInformation: textField(500),
  returnPolicy: textField(500),
  reviews: list,
  thumbnail: textField(2000),
  images: list,
  ...WORD_FIELDS,
  ...VARIETY_FIELDS,
  createdAt: moment.optional().catch(undefined),
  meta: z
    .object({ createdAt: moment.optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

export const INCOMING_FIELDS = new Set([...Object.keys(incoming.shape), ...VARIANT_COLUMNS])

/** A product to store: prices in cents, hundredths as in the tables, dates in epoch ms. */
export interface IncomingProduct {
  /** 0 where the shop assigns an id on storing. */
  id: number
  /** The merchant's own number, unique in the shop. */
  sku: string | null
  gtin: string | null
  title: string
  description: string
  category: string
  brand: string | null
  colour: string | null
  price: number
  tax_class: string | null
  discount: number
  rating: number
  stock: number
  weight: number
  warranty: string
  shipping: string
  returns: string
  reviews: ProductReview[]
  thumbnail: string
  images: string[]
  pictureTexts: string[]
  /** Words in other languages that the source sets or clears. */
  words: Partial<TranslatedWords>
  /** Null for a product without options; otherwise its price and stock come from its variants. */
  variety: Variety | null
  createdAt?: number
  /** Fields the source leaves out: a known product keeps its own. */
  absent: ProductField[]
}

type ProductField = Exclude<keyof IncomingProduct, 'id' | 'words' | 'createdAt' | 'absent'>

const SOURCE_NAMES: Partial<Record<ProductField, string[]>> = {
  colour: ['colour', 'color'],
  discount: ['discountPercentage'],
  tax_class: ['taxClass', 'tax_class'],
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
}

/** Parses a product with DummyJSON's field names. Without a key only its id counts, no SKU. */
export function readIncoming(
  value: unknown,
  key?: RowKey,
): { product: IncomingProduct } | { reason: string } {
  const read = incoming.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    return { reason: `${issue?.path.join('.') || 'row'}: ${issue?.message}` }
  }
  const { data } = read
  const id = key?.id ?? data.id
  if (id === undefined) return { reason: 'id: missing; a row has an id or a sku' }
  const variety = varietyOf(data)
  if (variety && 'reason' in variety) return variety
  if (variety) data.price = cheapest(variety.variants) / minorUnitsOf()
  const missing = NEEDED.find((name) => data[name] === undefined)
  if (missing && !key?.isKnown)
    return {
      reason: `${missing}: missing, and no product ${data.id ?? data.sku} is there to be changed`,
    }
  const images = data.images.filter(isPicture).slice(0, MOST_PICTURES)
  if (variety) placePictures(variety, data.images, images)
  const created = data.createdAt ?? data.meta?.createdAt
  const product: IncomingProduct = {
    id,
    sku: (key && data.sku) ?? null,
    gtin: data.gtin ?? null,
    title: data.title ?? '',
    description: data.description,
    category: data.category ?? '',
    brand: data.brand,
    colour: data.colour ?? data.color,
    price: Math.round((data.price ?? 0) * minorUnitsOf()),
    tax_class: data.taxClass ?? data.tax_class,
    discount: Math.round(data.discountPercentage * 100),
    rating: Math.round(data.rating * 100),
    stock: variety ? totalStock(variety.variants) : data.stock,
    weight: Math.round(data.weight * 100),
    warranty: data.warrantyInformation,
    shipping: data.shippingInformation,
    returns: data.returnPolicy,
    reviews: data.reviews.slice(0, MOST_REVIEWS).flatMap((one) => review.safeParse(one).data ?? []),
    thumbnail: isPicture(data.thumbnail) ? data.thumbnail : (images[0] ?? ''),
    images,
    pictureTexts: pictureTextsIn(data, images),
    words: givenWords(value as object, data),
    variety,
    ...(created && { createdAt: created.getTime() }),
    absent: [],
  }
  product.absent = absentIn(value as object, product)
  const own = (['price', 'stock'] as const).find((name) => !product.absent.includes(name))
  if (own && product.absent.includes('variety') && key?.hasOptions)
    return { reason: `${own}: product ${id} comes in variants, which each have their own` }
  if (variety)
    product.absent = product.absent.filter((name) => name !== 'price' && name !== 'stock')
  if (!key && !product.absent.includes('sku')) product.absent.push('sku')
  return { product }
}

function absentIn(value: object, { id, words, createdAt, absent, ...fields }: IncomingProduct) {
  return (Object.keys(fields) as ProductField[]).filter((field) =>
    (SOURCE_NAMES[field] ?? [field]).every((name) => !Object.hasOwn(value, name)),
  )
}

export function isPicture(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > 2000) return false
  return /^https?:\/\//i.test(address)
    ? URL.canParse(address)
    : /^\/media\/(demo\/\d+-\d+|own\/[0-9a-f]{40})$/.test(address)
}
