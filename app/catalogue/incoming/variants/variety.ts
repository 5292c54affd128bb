import { z } from 'zod'
import { asciiDigits } from '../../../text-core/digits'
import { writtenNumber } from '../../../text-core/written-number'
import { minorUnitsOf } from '../../../texts/currency.server'
import type { ProductOption } from '../../product/variant'
import { lineOf } from '../fields'
import { priceField, writtenPieces, writtenPrice } from '../money-fields.server'
import { storedWeight } from './file-weights.server'

const MOST_VALUES = 100
const MOST_VARIANTS = 200
const MOST_PICTURES = 20

/** The numbers of options in a table's columns. */
export const PLACES = [1, 2, 3]

/**
 * Columns of a table in which each variant has a row, one after another with the product's id. Only
 * the first row need have the product's fields. `size` is read in a table without columns of options.
 */
export const VARIANT_COLUMNS = [
  ...PLACES.flatMap((place) => [`option${place}Name`, `option${place}Value`]),
  ...['parent', 'parentGtin', 'sku', 'gtin'],
  'size',
  ...['compareAtPrice', 'variantWeight', 'variantWeightKg', 'variantPictures'],
]

/** The options and variants of a product, as its source has them: cents, hundredths of a pound. */
export interface Variety {
  options: ProductOption[]
  variants: IncomingVariant[]
}

export interface IncomingVariant {
  sku: string | null
  gtin: string | null
  values: string[]
  price: number
  compareAt: number | null
  /** Null keeps the pieces that there are. */
  stock: number | null
  weight: number | null
  pictures: number[] | null
}

const word = (most: number) =>
  z
    .union([z.string(), z.number()])
    .transform((text) => lineOf(String(text)))
    .pipe(z.string().min(1).max(most))
const code = z.preprocess((value) => (value === '' ? undefined : value), word(60).nullish())
export const gtin = z.preprocess(
  (value) => (value === '' ? undefined : value),
  word(14)
    .transform(asciiDigits)
    .pipe(z.string().regex(/^(\d{8}|\d{12,14})$/, 'a GTIN has 8, 12, 13 or 14 digits'))
    .nullish(),
)
const number = (least: number, most: number, read = writtenNumber) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value ?? undefined
    return value.trim() === '' ? undefined : read(value)
  }, z.number().min(least).max(most).optional())

/** The pieces by which a stock moved since the last import, in a file that a shop wrote. */
export const movedField = number(-1_000_000_000, 1_000_000_000).pipe(z.int().optional())

const option = z.object({ name: word(50), values: z.array(word(100)).min(1).max(MOST_VALUES) })
const variant = z.object({
  values: z.array(word(100)),
  sku: code,
  gtin,
  price: priceField(number(0, Number.MAX_VALUE, writtenPrice)),
  compareAtPrice: priceField(number(0, Number.MAX_VALUE, writtenPrice), 0),
  stock: number(0, 1_000_000_000, writtenPieces).pipe(z.int().optional()),
  movedSinceImport: movedField,
  keepsStock: z.literal(true).optional(),
  weight: number(0, 1_000_000),
  weightKg: number(0, 450_000),
  pictures: z.array(z.int().min(0).max(MOST_PICTURES)).nullish(),
})

/** Checks only shapes; `varietyOf` checks whether they fit together. */
export const VARIETY_FIELDS = {
  options: z.array(option).max(PLACES.length).nullish(),
  variants: z.array(variant).max(MOST_VARIANTS).nullish(),
}

interface Given {
  options?: z.infer<typeof VARIETY_FIELDS.options>
  variants?: z.infer<typeof VARIETY_FIELDS.variants>
  /** The product's own price in dollars, for variants that name none. */
  price?: number
}

/** Returns null for a product without options; `reason` says what does not fit together. */
export function varietyOf(
  { options, variants, price }: Given,
  /** The unit of a variant's `weight`. */
  unit: 'kg' | 'lb' = 'lb',
  isOwnExport = false,
): Variety | null | { reason: string } {
  if (!options?.length && !variants?.length) return null
  if (!options?.length) return { reason: 'options: missing, though there are variants' }
  if (!variants?.length) return { reason: 'variants: missing, though there are options' }
  const names = options.map(({ name }) => name.toLowerCase())
  if (new Set(names).size < names.length) return { reason: 'options: the same name twice' }
  if (options.some(({ values }) => new Set(values).size < values.length))
    return { reason: 'options: the same value twice' }
  const found: IncomingVariant[] = []
  for (const [at, one] of variants.entries()) {
    const cents = one.price ?? price
    const unfit = misfit(one.values, options)
    if (unfit) return { reason: `variants.${at}.values: ${unfit}` }
    if (cents === undefined) return { reason: `variants.${at}.price: missing` }
    found.push({
      sku: one.sku ?? null,
      gtin: one.gtin ?? null,
      values: one.values,
      price: Math.round(cents * minorUnitsOf()),
      compareAt: before(one.compareAtPrice, cents),
      stock: one.keepsStock
        ? null
        : (one.stock ?? 0) - (isOwnExport ? (one.movedSinceImport ?? 0) : 0),
      weight: storedWeight(one, unit) ?? null,
      pictures: one.pictures?.length ? one.pictures : null,
    })
  }
  const twice = doubled(found.map(({ values }) => values.join(' / ')))
  if (twice) return { reason: `variants: ${twice} twice` }
  const sku = doubled(found.flatMap((one) => one.sku ?? []))
  return sku ? { reason: `variants: sku ${sku} twice` } : { options, variants: found }
}

function misfit(values: string[], options: ProductOption[]) {
  if (values.length !== options.length)
    return `${values.length} of ${options.length} options are chosen`
  const at = options.findIndex((one, place) => !one.values.includes(values[place] as string))
  return at === -1 ? undefined : `${options[at]?.name} has no ${values[at]}`
}

/** Returns a previous price only if it is above the price. */
const before = (dollars: number | undefined, price: number) =>
  dollars !== undefined && dollars > price ? Math.round(dollars * minorUnitsOf()) : null

const doubled = (texts: string[]) => texts.find((text, at) => texts.indexOf(text) !== at)

/** Returns the least price of the variants, which is the product's. */
export const cheapest = (variants: readonly { price: number }[]) =>
  Math.min(...variants.map(({ price }) => price))
export const totalStock = (variants: readonly { stock: number | null }[]) =>
  variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0)

/** Turns indexes into the given pictures into indexes into the usable ones. */
export function placePictures({ variants }: Variety, given: unknown[], used: string[]) {
  if (given.length === 0) return
  for (const variant of variants) {
    const places = (variant.pictures ?? []).map((at) => used.indexOf(given[at] as string))
    const found = places.filter((at) => at >= 0)
    variant.pictures = found.length > 0 ? found : null
  }
}
