import { z } from 'zod'
import { inEachLanguage } from '../../../business'
import { settings } from '../../../settings/settings.server'
import { asciiDigits } from '../../../text-core/digits'
import { typedLine } from '../../incoming/fields'
import { isPicture } from '../../incoming/incoming-product'
import { LARGEST_PRODUCT_ID } from '../../product/product-id'
import { MOST_TAGS, unfitTag, uniqueTags } from '../../words/product-tags'
import { doubled, unfitValues } from './form-rules'
import { MOST_OPTIONS, MOST_PICTURES, MOST_VARIANTS, type ProductForm } from './product-form'
import { seoInput, slugInput } from './seo-input'

const MOST_VALUES = 100
const LARGEST = 1_000_000_000

const text = (most: number) =>
  z
    .string()
    .transform((given) => given.toWellFormed().replaceAll('\u0000', '').trim())
    .pipe(z.string().max(most, `At most ${most} letters.`))
const optional = (most: number) =>
  typedLine(most)
    .nullable()
    .transform((given) => given || null)
const needed = (most: number, message: string) => typedLine(most).pipe(z.string().min(1, message))

const NO_PRICE = 'Give it a price.'
const price = z.int(NO_PRICE).min(1, NO_PRICE).max(LARGEST)
const pieces = z.int('Stock is a whole number.').min(0, 'Not below 0.').max(LARGEST)
const gtin = optional(14)
  .transform((code) => code && asciiDigits(code))
  .refine(
    (code) => code === null || /^(\d{8}|\d{12,14})$/.test(code),
    'A GTIN has 8, 12, 13 or 14 digits.',
  )
const taxClass = z
  .string()
  .nullable()
  .refine((name) => name === null || settings().money.taxClasses.includes(name), {
    error: 'The shop has no such class.',
  })
const tags = z
  .array(
    typedLine(300).check(({ value, issues }) => {
      const why = unfitTag(value)
      if (why) issues.push({ code: 'custom', input: value, message: `It cannot be taken: ${why}.` })
    }),
  )
  .transform(uniqueTags)
  .pipe(z.array(z.string()).max(MOST_TAGS, `At most ${MOST_TAGS} tags.`))
const words = z.object({ title: typedLine(300), description: text(20_000) })
const picture = z.object({
  address: z.string().refine(isPicture, 'This is no picture of the shop.'),
  text: typedLine(200),
})

const variant = z.object({
  id: z.int().min(1).max(LARGEST_PRODUCT_ID).optional(),
  values: z.array(needed(100, 'Choose a value.')).min(1).max(MOST_OPTIONS),
  sku: optional(60),
  gtin,
  price,
  compareAt: z.int().min(0).max(LARGEST).nullable(),
  weight: z.int().min(0).max(100_000_000).nullable(),
  stock: pieces,
  pictures: z.array(z.string()).max(MOST_PICTURES),
})

const option = z.object({
  name: needed(50, 'Name the option.'),
  values: z.array(needed(100, 'Name the value.')).min(1, 'Give it a value.').max(MOST_VALUES),
})

/** Validates a product form; each message has the path of its field. */
export const formInput: z.ZodType<ProductForm> = z
  .object({
    title: needed(300, 'Give it a title.'),
    description: text(20_000),
    category: needed(100, 'Choose a category.'),
    brand: optional(100),
    colour: optional(50),
    slug: slugInput,
    seo: seoInput,
    tags: tags.default([]),
    sku: optional(100),
    gtin,
    weight: z.int().min(0).max(100_000_000),
    /** A product with options has the least price of its variants, so that 0 stands for none. */
    price: z.int(NO_PRICE).min(0, NO_PRICE).max(LARGEST),
    stock: pieces,
    discount: z.int().min(0).max(9_999, 'Below 100 %.'),
    taxClass,
    visible: z.boolean(),
    warranty: text(500),
    shipping: text(500),
    returns: text(500),
    pictures: z.array(picture).max(MOST_PICTURES, `At most ${MOST_PICTURES} pictures.`),
    texts: z.object(inEachLanguage(() => words.optional())),
    options: z.array(option).max(MOST_OPTIONS),
    variants: z.array(variant).max(MOST_VARIANTS, `At most ${MOST_VARIANTS} variants.`),
  })
  .check((given) => {
    const fault = (path: (string | number)[], message: string) =>
      given.issues.push({ code: 'custom', input: given.value, path, message })
    const { options, variants, pictures, sku, price } = given.value
    if (options.length === 0 && price === 0) fault(['price'], NO_PRICE)
    if (options.length === 0 && variants.length > 0) fault(['options'], 'Variants need an option.')
    if (options.length > 0 && variants.length === 0)
      fault(['variants'], 'A product with options needs a variant.')
    const name = doubled(options.map((one) => one.name.toLowerCase()))
    if (name !== undefined) fault(['options', name, 'name'], 'The same name twice.')
    for (const [at, { values }] of options.entries())
      if (doubled(values) !== undefined) fault(['options', at, 'values'], 'The same value twice.')
    for (const [at, { values }] of variants.entries()) {
      const why = unfitValues(values, options)
      if (why) fault(['variants', at, 'values'], why)
    }
    const twice = doubled(variants.map(({ values }) => JSON.stringify(values)))
    if (twice !== undefined) fault(['variants', twice, 'values'], 'The same variant twice.')
    const codes = variants.map((one) => one.sku)
    for (const [at, code] of codes.entries())
      if (code !== null && (code === sku || codes.indexOf(code) < at))
        fault(['variants', at, 'sku'], 'This SKU stands here twice.')
    const address = doubled(pictures.map((one) => one.address))
    if (address !== undefined) fault(['pictures', address, 'address'], 'The same picture twice.')
  })
