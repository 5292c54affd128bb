import { z } from 'zod'
import { minorUnitsOf } from '../../texts/currency.server'
import type { Review } from '../product'
import { LARGEST_PRODUCT_ID } from '../product-id'
import { asPrice, asTaxClass } from './money-fields.server'

const MOST_REVIEWS = 100
const MOST_PICTURES = 20

const line = (most: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(most))
const text = (most: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) =>
      String(value ?? '')
        .toWellFormed()
        .replaceAll('\u0000', '')
        .trim(),
    )
    .pipe(z.string().max(most))
const optional = (most: number) =>
  line(most)
    .nullish()
    .transform((value) => value || null)

const number = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number().min(least).max(most),
  )
const numberOr0 = (most: number) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    number(0, most).default(0),
  )

/** A cell of a table holds a list as JSON or with `|` between. */
const list = z.preprocess((value) => {
  if (typeof value !== 'string') return value ?? []
  const cell = value.trim()
  if (!cell.startsWith('[')) return cell === '' ? [] : cell.split('|')
  try {
    return JSON.parse(cell)
  } catch {
    return []
  }
}, z.array(z.unknown()).catch([]))

const review = z.object({
  rating: number(0, 5),
  comment: text(5000),
  date: z.coerce.date().transform((date) => date.toISOString()),
  reviewerName: text(200),
})

const incoming = z.object({
  id: number(1, LARGEST_PRODUCT_ID).pipe(z.int()),
  title: line(300).pipe(z.string().min(1)).optional(),
  description: text(20_000),
  category: line(100).transform(slugOf).pipe(z.string().min(1)).optional(),
  price: asPrice(number(0, 10_000_000)).optional(),
  taxClass: asTaxClass(optional(30)),
  tax_class: asTaxClass(optional(30)),
  discountPercentage: numberOr0(100),
  rating: numberOr0(5),
  stock: numberOr0(1_000_000_000).pipe(z.int()),
  brand: optional(100),
  colour: optional(50),
  color: optional(50),
  weight: numberOr0(1_000_000),
  warrantyInformation: text(500),
  shippingInformation: text(500),
  returnPolicy: text(500),
  reviews: list,
  thumbnail: text(2000),
  images: list,
  createdAt: z.coerce.date().optional().catch(undefined),
  meta: z
    .object({ createdAt: z.coerce.date().optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

/** The columns that a table may have. */
export const INCOMING_FIELDS = new Set(Object.keys(incoming.shape))

/** A product to be stored: prices in cents, hundredths as in the tables, dates in epoch ms. */
export interface IncomingProduct {
  id: number
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
  reviews: Review[]
  /** Address at the source; empty when it has no usable picture. */
  thumbnail: string
  images: string[]
  createdAt?: number
  /** Fields the source leaves out: a known product keeps its own. */
  absent: ProductField[]
}

type ProductField = Exclude<keyof IncomingProduct, 'id' | 'createdAt' | 'absent'>

const SOURCE_NAMES: Partial<Record<ProductField, string[]>> = {
  colour: ['colour', 'color'],
  discount: ['discountPercentage'],
  tax_class: ['taxClass', 'tax_class'],
  warranty: ['warrantyInformation'],
  shipping: ['shippingInformation'],
  returns: ['returnPolicy'],
  thumbnail: ['thumbnail', 'images'],
}
const NEEDED = ['title', 'category', 'price'] as const

/** Parses a product with DummyJSON's field names; a known id may leave the other fields out. */
export function readIncoming(
  value: unknown,
  isKnown: (id: number) => boolean = () => false,
): { product: IncomingProduct } | { reason: string } {
  const read = incoming.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    return { reason: `${issue?.path.join('.') || 'row'}: ${issue?.message}` }
  }
  const { data } = read
  const missing = NEEDED.find((name) => data[name] === undefined)
  if (missing && !isKnown(data.id))
    return { reason: `${missing}: missing, and no product ${data.id} is there to be changed` }
  const images = data.images.filter(isPicture).slice(0, MOST_PICTURES)
  const created = data.createdAt ?? data.meta?.createdAt
  const product: IncomingProduct = {
    id: data.id,
    title: data.title ?? '',
    description: data.description,
    category: data.category ?? '',
    brand: data.brand,
    colour: data.colour ?? data.color,
    price: Math.round((data.price ?? 0) * minorUnitsOf()),
    tax_class: data.taxClass ?? data.tax_class,
    discount: Math.round(data.discountPercentage * 100),
    rating: Math.round(data.rating * 100),
    stock: data.stock,
    weight: Math.round(data.weight * 100),
    warranty: data.warrantyInformation,
    shipping: data.shippingInformation,
    returns: data.returnPolicy,
    reviews: data.reviews.slice(0, MOST_REVIEWS).flatMap((one) => review.safeParse(one).data ?? []),
    thumbnail: isPicture(data.thumbnail) ? data.thumbnail : (images[0] ?? ''),
    images,
    ...(created && { createdAt: created.getTime() }),
    absent: [],
  }
  product.absent = absentIn(value as object, product)
  return { product }
}

function absentIn(value: object, { id, createdAt, absent, ...fields }: IncomingProduct) {
  return (Object.keys(fields) as ProductField[]).filter((field) =>
    (SOURCE_NAMES[field] ?? [field]).every((name) => !Object.hasOwn(value, name)),
  )
}

/** 'Home & Garden' → `home-garden`. */
export function slugOf(name: string) {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** `home-garden` → 'Home Garden'. */
export const nameOf = (slug: string) =>
  slug.replace(/(^|-)(\p{L})/gu, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())

function isPicture(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > 2000) return false
  return /^https?:\/\//i.test(address)
    ? URL.canParse(address)
    : /^\/media\/demo\/\d+-\d+$/.test(address)
}
