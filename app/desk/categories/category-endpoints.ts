import { z } from 'zod'
import { inEachLanguage } from '../../business'
import {
  createCategory,
  OrderChanged,
  orderCategories,
  UnknownCategory,
} from '../../catalogue/care/edit-categories.server'
import { seoInput, slugInput } from '../../catalogue/care/form/seo-input'
import {
  type ListedCategory,
  listCategories,
  saveCategory,
} from '../../catalogue/care/save-category.server'
import { isPicture } from '../../catalogue/incoming/incoming-product'
import { distinctSlug } from '../../catalogue/incoming/store-categories.server'
import {
  listSizeGuides,
  saveSizeGuide,
  sizeGuideVersion,
} from '../../catalogue/size-guides/size-guides.server'
import { sizeTablesInput } from '../../catalogue/size-guides/size-table'
import type { Connection, Database } from '../../database/tables.server'
import { removeNeededCategory } from '../../orders/coupons/remove-needed-category.server'
import { settings } from '../../settings/settings.server'
import { slugOf } from '../../text-core/slug'
import { textsOf } from '../../texts/texts.server'
import { DeskFault, type Endpoint, endpoint, wrongField } from '../api/endpoint'

const departments = () => textsOf('en').shop.departments

const name = z
  .string()
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
  .pipe(z.string().max(100, 'At most 100 letters.'))
const names = z.object(inEachLanguage(() => name.optional()))
const slugs = z.array(z.string().max(100)).max(2000)
const fields = {
  name: name.pipe(z.string().min(1, 'Give it a name.')),
  others: names,
  department: z
    .string()
    .nullable()
    .refine(
      (slug) => slug === null || Object.hasOwn(departments(), slug),
      'There is no such department.',
    ),
}

export const categoryEndpoints: Endpoint[] = [
  endpoint('GET /categories', 'products.read', async ({ db }) => {
    const listed = await listCategories(db)
    const used = await usedDepartments(db, listed)
    return {
      categories: listed,
      departments: Object.entries(departments()).map(([slug, text]) => ({
        ...{ slug, name: text },
        used: used.has(slug),
      })),
    }
  }),
  endpoint('POST /categories', 'products.change', {
    input: z.object({ ...fields, slug: z.string().max(100).default('') }),
    async handle({ db, input, audit }) {
      const { name, others, department } = input
      const slug = input.slug ? slugOf(input.slug) : await distinctSlug(db, name)
      if (slug === '') throw wrongField('slug', 'It needs a letter or a digit.')
      const made = await createCategory(db, { slug, name, others, department }, (connection) =>
        audit(connection, 'category.created', `category ${slug}`, { after: input }),
      )
      if (!made) throw wrongField('slug', 'There is a category of that address already.')
      return { slug }
    },
  }),
  endpoint('PUT /categories/order', 'products.change', {
    input: z.object({ slugs: slugs.min(1), was: slugs }),
    async handle({ db, input: { slugs, was }, audit }) {
      const alongside = (before: string[]) => (connection: Connection) =>
        audit(connection, 'categories.ordered', 'categories', { before, after: slugs })
      try {
        await orderCategories(db, slugs, { was, alongside })
      } catch (error) {
        if (error instanceof UnknownCategory) throw notFound()
        if (error instanceof OrderChanged) throw changedMeanwhile()
        throw error
      }
      return {}
    },
  }),
  endpoint('PUT /categories/:slug', 'products.change', {
    input: z.object({
      ...fields,
      picture: z.string().refine(isPicture, 'This is no picture of the shop.').nullable(),
      address: slugInput,
      seo: seoInput,
      hidden: z.boolean().optional(),
      version: z.string().max(100),
    }),
    async handle({ db, params, input: { version, ...values }, audit }) {
      const slug = params.slug ?? ''
      const saved = await saveCategory(db, { slug, version }, values, (connection, before) =>
        audit(connection, 'category.changed', `category ${slug}`, { before, after: values }),
      )
      if (saved.ok) return {}
      if (saved.code === 'UNKNOWN') throw notFound()
      if (saved.code === 'ADDRESS_TAKEN')
        throw wrongField('address', `This is the address of ${saved.by}.`)
      throw changedMeanwhile({ now: saved.now })
    },
  }),
  endpoint('DELETE /categories/:slug', 'products.change', {
    /** The category that takes its products. */
    input: z.object({ to: z.string().max(100).nullable().default(null) }),
    async handle({ db, params, input: { to }, audit }) {
      const slug = params.slug ?? ''
      const removed = await removeNeededCategory(db, { slug, to }, (connection, done) =>
        audit(connection, 'category.removed', `category ${slug}`, {
          ...(to !== null && { after: { to, ...done } }),
        }),
      )
      if (removed.ok) return { moved: removed.moved }
      if (removed.code === 'UNKNOWN') throw notFound()
      if (removed.code === 'UNKNOWN_TARGET') throw wrongField('to', 'There is no such category.')
      if (removed.code === 'NEEDED_BY_COUPONS')
        throw wrongField(
          'to',
          `Coupons hold for it (${removed.coupons.join(', ')}): choose for which category they hold then.`,
        )
      const { count } = removed
      throw wrongField('to', `Choose a category for its products: ${count} are in it.`)
    },
  }),
  endpoint('GET /size-guides', 'products.read', async ({ db }) => ({
    guides: (await listSizeGuides(db)).map((guide) => ({
      ...guide,
      version: sizeGuideVersion(guide.tables),
    })),
    none: sizeGuideVersion([]),
  })),
  endpoint('PUT /size-guides/:slug', 'products.change', {
    input: z.object({ tables: sizeTablesInput, version: z.string().max(100) }),
    async handle({ db, params, input: { tables, version }, audit }) {
      const slug = params.slug ?? ''
      const saved = await saveSizeGuide(
        db,
        { slug, tables },
        {
          version,
          alongside: (connection, before) =>
            audit(connection, 'category.sizes_changed', `category ${slug}`, {
              before,
              after: tables,
            }),
        },
      )
      if (saved.ok) return {}
      if (saved.code === 'UNKNOWN')
        throw new DeskFault(404, 'not_found', 'There is no such category.')
      throw new DeskFault(409, 'changed_meanwhile', 'It was changed meanwhile.', {
        now: { tables: saved.now, version: sizeGuideVersion(saved.now) },
      })
    },
  }),
]

/** The demo has all departments; another shop those that hold a category or have a size guide. */
async function usedDepartments(db: Database, listed: ListedCategory[]) {
  if (settings().shop.kind === 'demo') return new Set(Object.keys(departments()))
  const guides = await listSizeGuides(db)
  return new Set([
    ...listed.flatMap(({ department }) => department ?? []),
    ...guides.map(({ slug }) => slug),
  ])
}

const changedMeanwhile = (more = {}) =>
  new DeskFault(409, 'changed_meanwhile', 'It was changed meanwhile.', more)

const notFound = () => new DeskFault(404, 'not_found', 'There is no such category.')
