import { z } from 'zod'
import { UnknownCategory } from '../../../catalogue/care/edit-categories.server'
import { editMany } from '../../../catalogue/care/edits/edit-many.server'
import { editOne } from '../../../catalogue/care/edits/edit-one.server'
import { HIGHEST_STOCK } from '../../../catalogue/care/edits/product-edit'
import { undoEdit } from '../../../catalogue/care/edits/undo.server'
import { productTable } from '../../../catalogue/care/table/product-table.server'
import { SHOWN, TABLE_SORTS } from '../../../catalogue/care/table/table-query'
import { currentIndex } from '../../../catalogue/index/current-index.server'
import { readCategories } from '../../../catalogue/product/categories.server'
import { areOfHistory } from '../../../catalogue/product/price-history-rule.server'
import { LARGEST_PRODUCT_ID } from '../../../catalogue/product/product-id'
import { usedTags } from '../../../catalogue/words/stored-tags.server'
import type { Database } from '../../../database/tables.server'
import { settings } from '../../../settings/settings.server'
import {
  defaultLanguage,
  mainLanguage,
  offeredLanguages,
} from '../../../texts/offered-languages.server'
import { DeskFault, endpoint, pageNumber, wrongField } from '../../api/endpoint'
import { auditedEdit, noSuchProduct } from '../by-staff'

const MOST_BRANDS = 1000

const MOST_SELECTED = 1000
const HIGHEST = 1_000_000_000

const named = z
  .string()
  .max(200)
  .optional()
  .transform((text) => text || undefined)
const yes = z
  .literal('yes')
  .or(z.literal(''))
  .optional()
  .transform((text) => text === 'yes' || undefined)

const tableInput = z.object({
  search: named,
  category: named,
  brand: named,
  show: z.enum(SHOWN).default('all'),
  low: z.coerce.number().int().min(0).max(HIGHEST_STOCK).optional(),
  options: yes,
  bare: yes,
  sort: z.enum(TABLE_SORTS).default('-id'),
  page: pageNumber,
})

const id = z.int().min(1).max(LARGEST_PRODUCT_ID)
const price = z.int().min(1, 'Give it a price.').max(HIGHEST)
const pieces = z.int().min(0, 'Not below 0.').max(HIGHEST_STOCK)
const change = z.int().min(-HIGHEST).max(HIGHEST)

const one = { id, variant: z.int().min(1).max(LARGEST_PRODUCT_ID).optional() }
const oneInput = z.discriminatedUnion('field', [
  z.object({ ...one, field: z.literal('price'), before: z.int(), after: price }),
  z.object({ ...one, field: z.literal('stock'), before: z.int(), after: pieces }),
])

const edit = z.union([
  z.object({ kind: z.literal('price'), to: price }),
  z.object({ kind: z.literal('price'), percent: z.number().min(-99).max(1000) }),
  z.object({ kind: z.literal('price'), amount: change }),
  z.object({ kind: z.literal('stock'), to: pieces }),
  z.object({ kind: z.literal('stock'), amount: change }),
  z.object({ kind: z.literal('visibility'), hidden: z.boolean() }),
  z.object({ kind: z.literal('category'), category: z.string().min(1).max(100) }),
])

export const tableEndpoints = [
  endpoint('GET /products', 'products.read', {
    input: tableInput,
    handle: async ({ db, input }) => productTable(db, input),
  }),
  endpoint('GET /products/choices', 'products.read', async ({ db }) => readChoices(db)),
  endpoint('PATCH /products', 'products.change', {
    input: oneInput,
    async handle(call) {
      const { db, input } = call
      const done = await editOne(db, input, auditedEdit(call, `product.${input.field}`))
      if (done.ok) return { edit: done.edit, later: done.later }
      if (done.code === 'CHANGED')
        throw new DeskFault(409, 'changed_meanwhile', 'It is another one by now.', {
          now: done.now,
        })
      throw done.code === 'VARIED' ? varied() : noSuchProduct()
    },
  }),
  endpoint('POST /products/edits', 'products.change', {
    input: z.object({ ids: z.array(id).min(1).max(MOST_SELECTED), edit }),
    async handle(call) {
      const { db, input } = call
      try {
        return await editMany(
          ...([db, input.ids, input.edit] as const),
          auditedEdit(call, `products.${input.edit.kind}`),
        )
      } catch (error) {
        if (!(error instanceof UnknownCategory)) throw error
        throw wrongField('edit.category', 'There is no such category.')
      }
    },
  }),
  endpoint('POST /products/edits/:edit/undo', 'products.change', {
    input: z.object({}),
    async handle(call) {
      const { db, params } = call
      const done = await undoEdit(db, params.edit ?? '', auditedEdit(call, 'products.undone'))
      if (done.ok) return { changed: done.changed }
      if (done.code === 'CHANGED')
        throw new DeskFault(
          409,
          'changed_since',
          `Nothing was undone: ${done.products.length} of the products changed since.`,
          { products: done.products },
        )
      if (done.code === 'DONE')
        throw new DeskFault(409, 'undone_already', 'This was undone already.')
      throw new DeskFault(404, 'not_found', 'There is nothing to undo any more.')
    },
  }),
]

const varied = () =>
  new DeskFault(409, 'has_variants', 'It comes in variants, which each have their own.')

/** Reads the options of filters and forms: categories in order, brands from A to Z, and tags. */
async function readChoices(db: Database) {
  const categories = await readCategories(db)
  const { base } = await currentIndex(db)
  return {
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    brands: base.brands.filter((brand) => brand !== '').slice(0, MOST_BRANDS),
    tags: await usedTags(db),
    taxClasses: settings().money.taxClasses,
    offered: offeredLanguages(),
    main: mainLanguage(),
    first: defaultLanguage(),
    weightUnit: settings().shop.weightUnit,
    discounts: !areOfHistory(),
  }
}
