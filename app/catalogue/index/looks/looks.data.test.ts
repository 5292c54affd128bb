import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyProducts, someChange } from '../../../../tests/support/catalogue/generated-products'
import { onSqliteByDay } from '../../../../tests/support/databases'
import type { Database } from '../../../database/tables.server'
import type { LookAsked } from '../../product/look'
import { idAt } from '../catalogue-index.server'
import { countFacets } from '../count-facets.server'
import { foldedIndex, rebuiltIndex } from '../current-index.server'
import { selectPositions } from '../select-positions.server'
import { updatedIndex } from '../update-index.server'

const ASKED: LookAsked[] = [
  { colour: ['Red'] },
  { size: ['M'] },
  { colour: ['Blue'], size: ['S'] },
  { colour: ['Blue', 'Red'], size: ['S', 'M'] },
]

/** Queries the tables for products with a variant for sale in the colour and the size. */
async function looksInTables(db: Database, { colour, size }: LookAsked) {
  const products = await db
    .selectFrom('products')
    .select(['id', 'colour', 'options'])
    .where('listed', '=', 1)
    .execute()
  const rows = await db.selectFrom('variants').selectAll().where('listed', '=', 1).execute()
  const found = products.filter((product) => {
    const names = (JSON.parse(product.options ?? '[]') as { name: string }[]).map((one) => one.name)
    const valueIn = (chosen: string[], name: string) => chosen[names.indexOf(name)]
    const all = product.options
      ? rows.filter((row) => row.product_id === product.id).map((row) => JSON.parse(row.chosen))
      : [[]]
    return all.some(
      (chosen) =>
        (colour?.includes(valueIn(chosen, 'Colour') ?? product.colour ?? '') ?? true) &&
        (size?.includes(valueIn(chosen, 'Size') ?? '') ?? true),
    )
  })
  return found.map(({ id }) => id).sort((a, b) => a - b)
}

onSqliteByDay('living-index compares the same filters after the same changes on both')(
  'colours and sizes',
  (open) => {
    test('colour and size filters match products in both at once after any change', async () => {
      const db = await open()
      await fc.assert(
        fc.asyncProperty(fc.array(someChange, { minLength: 1, maxLength: 4 }), async (changes) => {
          let index = await rebuiltIndex(db)
          for (const each of changes) {
            await applyProducts(db, each)
            const next = await updatedIndex(db, index)
            if (!next) throw new Error('not by rows')
            index = each.folds ? await foldedIndex(db, {}, next) : next
            for (const asked of ASKED) {
              const order = { by: 'id', direction: 'asc', ties: 'id' } as const
              const page = { skip: 0, limit: 100 }
              const { positions } = await selectPositions(index, { ...asked, order, ...page })
              const ids = positions.map((position) => idAt(index, position))
              expect(ids).toEqual(await looksInTables(db, asked))
              const { colour = [], size } = asked
              const { colours } = await countFacets(index, size ? { size } : {})
              const counted = colours.find(({ name }) => name === colour[0])?.count ?? 0
              if (colour.length === 1) expect(counted).toBe(ids.length)
            }
          }
        }),
        { numRuns: 10 },
      )
    })
  },
)
