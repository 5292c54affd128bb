import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { importProducts } from '../incoming/import-products.server'
import { exportedProducts } from './export-products.server'
import { CATALOGUE_WRITERS } from './write-catalogue'

eachDatabase('weights in catalogue files', (open) => {
  const load = (db: Database, rows: object[], how: object = {}) =>
    importProducts(
      db,
      (async function* () {
        for (const [at, value] of rows.entries()) yield { row: at + 1, value }
      })(),
      { source: 'file', partial: true, ...how },
    )
  const weights = async (db: Database) =>
    (await db.selectFrom('products').select('weight').orderBy('id').execute()).map(
      ({ weight }) => weight,
    )
  const header = async (db: Database) => {
    const lines: string[] = []
    for await (const line of CATALOGUE_WRITERS['.csv'](exportedProducts(db), true)) lines.push(line)
    return lines[0]?.trim().split(',') ?? []
  }

  const rows = [
    product(1, { weight: 2 }),
    { ...product(2), weight: undefined, weightKg: 1.5 },
    product(3, { weight: 2, weightKg: '' }),
  ]

  test('a merchant’s own shop reads the column without a unit in its own unit, and says so', async () => {
    const db = await open()
    await setSettings(db, { 'shop.kind': 'own' })
    expect(await load(db, rows)).toMatchObject({ read: 3, inKilograms: 2 })
    expect(await weights(db)).toEqual([441, 331, 441])
    expect(await header(db)).toEqual(expect.arrayContaining(['weightKg', 'variantWeightKg']))
    expect(await header(db)).not.toContain('weight')
    await setSettings(db, { 'shop.weightUnit': 'lb' })
    expect(await header(db)).toEqual(expect.arrayContaining(['weight', 'variantWeight']))
    expect(await header(db)).not.toContain('weightKg')
    const again = await load(db, rows)
    expect(again).not.toHaveProperty('inKilograms')
    expect(again).not.toHaveProperty('inPounds')
    expect(await weights(db)).toEqual([200, 331, 200])
  })

  test('the demo reads the column without a unit in pounds, and says so if it weighs in kilograms', async () => {
    const db = await open()
    await setSettings(db, { 'shop.kind': 'demo', 'shop.weightUnit': 'kg' })
    expect(await load(db, rows)).toMatchObject({ read: 3, inPounds: 2 })
    expect(await weights(db)).toEqual([200, 331, 200])
  })

  test('a host’s weights are pounds in every shop', async () => {
    const db = await open()
    await setSettings(db, { 'shop.kind': 'own' })
    await load(db, rows.slice(0, 1), { source: 'http://host', partial: false })
    expect(await weights(db)).toEqual([200])
  })

  test('a variant’s weight is read in the same unit as its product’s', async () => {
    const db = await open()
    await setSettings(db, { 'shop.kind': 'own' })
    const options = [{ name: 'Size', values: ['S'] }]
    const variants = [{ values: ['S'], price: 5, stock: 1, weight: 2 }]
    await load(db, [{ ...product(1), options, variants }])
    const { weight } = await db.selectFrom('variants').select('weight').executeTakeFirstOrThrow()
    expect(weight).toBe(441)
  })

  test('kilograms read back as they were written', async () => {
    const db = await open()
    await setSettings(db, { 'shop.kind': 'own' })
    const options = [{ name: 'Size', values: ['S', 'M'] }]
    const variants = [
      { values: ['S'], price: 5, stock: 1, weightKg: 0.25 },
      { values: ['M'], price: 5, stock: 1 },
    ]
    await load(db, [{ ...product(1), weightKg: 0.4, options, variants }])
    const read = async () => {
      for await (const one of exportedProducts(db)) return one
    }
    const first = await read()
    expect(first).toMatchObject({ weightKg: 0.4, variants: [{ weightKg: 0.25 }, {}] })
    expect(await load(db, [first as object])).toMatchObject({ unchanged: 1 })
    expect(await read()).toEqual(first)
  })
})
