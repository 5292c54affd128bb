import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { exportedProducts } from '../../app/catalogue/care/export-products.server'
import { fileRows } from '../../app/catalogue/incoming/file-rows.server'
import { importProducts } from '../../app/catalogue/incoming/import-products.server'
import { tableRows } from '../../app/catalogue/incoming/variants/table-rows'
import { VARIANT_COLUMNS } from '../../app/catalogue/incoming/variants/variety'
import { type ExportedProduct, WORD_COLUMNS } from '../../app/catalogue/words/exported-product'
import type { Database } from '../../app/database/tables.server'
import { csv } from '../../app/files/csv'
import { importFile, variantIds } from '../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../tests/support/databases'
import { ownFolder } from '../../tests/support/files/own-folder'
import { product } from '../../tests/support/network/stub-host'

const folder = ownFolder()

eachDatabase('a catalogue with variants', (open) => {
  let db: Database
  let id = 100
  beforeAll(async () => {
    db = await open()
  })
  const fresh = () => ++id
  const exported = async (ids: number[]) => {
    const all = await Array.fromAsync(exportedProducts(db))
    return all.filter((one) => ids.includes(one.id))
  }

  const word = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `w${text.trim()}`)
  const values = fc.uniqueArray(word, {
    minLength: 1,
    maxLength: 3,
    selector: (text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
  })
  const variety = fc
    .record({
      names: fc.uniqueArray(fc.constantFrom('Size', 'Colour', 'Stoff; "fein"'), {
        minLength: 1,
        maxLength: 3,
      }),
      lists: fc.tuple(values, values, values),
      seeds: fc.array(fc.nat(), { minLength: 27, maxLength: 27 }),
    })
    .map(({ names, lists, seeds }) => {
      const options = names.map((name, at) => ({ name, values: lists[at] as string[] }))
      const choices = options.reduce<string[][]>(
        (all, option) => all.flatMap((one) => option.values.map((value) => [...one, value])),
        [[]],
      )
      return { options, variants: choices.map((chosen, at) => made(chosen, seeds[at] ?? 0)) }
    })
  const said = fc.option(fc.constantFrom('Été', 'a; "b", c | d', '=1+1', "'x", 'α\nβ'), {
    freq: 2,
  })
  const wording = fc.record({
    ...{ gtin: fc.option(fc.constantFrom('4006381333931', '40170725')) },
    ...{ title_fr: fc.option(word), description_fr: said, title_de: fc.option(word) },
    ...{ description_es: said, pictureTexts: fc.constantFrom([], ['', 'a | b'], ['"x"', '[y]']) },
  })
  const made = (chosen: string[], seed: number) => ({
    values: chosen,
    price: (1 + (seed % 5000)) / 100,
    stock: seed % 7,
    ...(seed % 2 && { sku: crypto.randomUUID() }),
    ...(seed % 3 && { compareAtPrice: 60 + (seed % 9) }),
    ...(seed % 5 === 1 && { weight: 0.25, gtin: '4006381333931' }),
    ...(seed % 4 === 1 && { pictures: [1, 0] }),
  })

  test('an export reads back the same, from JSON and from a table', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(wording, fc.option(variety)), { minLength: 1, maxLength: 5 }),
        async (list) => {
          const first = list.map(([words, one]) =>
            product(fresh(), { images: PICTURES, ...words, ...one }),
          )
          expect((await importFile(db, first)).rejected).toEqual([])
          const before = await exported(first.map((one) => one.id))
          const moved = before.map((one) => ({ ...one, id: fresh(), ...freshSkus(one) }))
          const given = JSON.parse(JSON.stringify(moved)) as ExportedProduct[]
          expect((await importFile(db, given)).rejected).toEqual([])
          expect(await exported(given.map((one) => one.id))).toEqual(given)
          const ids = given.map((one) => one.id)
          const numbers = await Promise.all(ids.map((one) => variantIds(db, one)))
          const table = writeTable(given)
          const again = await importProducts(db, fileRows(table), { source: 'file', partial: true })
          expect(again).toMatchObject({ rejected: [], unchanged: given.length })
          expect(await exported(ids)).toEqual(given)
          expect(await Promise.all(ids.map((one) => variantIds(db, one)))).toEqual(numbers)
        },
      ),
      { numRuns: 12 },
    )
  })
})

const PICTURES = ['https://a.example/1.png', 'https://a.example/2.png']

const freshSkus = ({ variants }: ExportedProduct) =>
  variants && {
    variants: variants.map((one) => (one.sku ? { ...one, sku: crypto.randomUUID() } : one)),
  }

function writeTable(products: ExportedProduct[]) {
  const path = join(folder, `${crypto.randomUUID()}.csv`)
  const words = [...WORD_COLUMNS, 'gtin', 'thumbnail', 'images', 'pictureTexts']
  const own = ['id', 'title', 'category', 'price', 'stock', ...words]
  const columns = [...new Set([...own, ...VARIANT_COLUMNS])]
  const rows = products.flatMap(tableRows).map((row) => columns.map((one) => cell(row[one])))
  writeFileSync(path, csv(columns, rows))
  return path
}

const cell = (value: unknown) =>
  Array.isArray(value) ? JSON.stringify(value) : ((value ?? '') as string)
