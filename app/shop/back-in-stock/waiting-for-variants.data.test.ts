import { beforeAll, beforeEach, expect, test } from 'vitest'
import { importFile, shirt, variantIds } from '../../../tests/support/buyers/varied-product'
import { eachPlace } from '../../../tests/support/databases'
import { seededShop } from '../../../tests/support/merchant-commands'
import { backInStockMail } from '../../catalogue/back-in-stock/mails'
import { askToBeTold, confirmRequest } from '../../catalogue/back-in-stock/requests.server'
import { tellBack } from '../../catalogue/back-in-stock/tell-back.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'

const ID = 7001
const ANA = 'ana@waits.example'

eachPlace('waiting for a variant', (place) => {
  const seeded = seededShop(place)
  let db: Database
  let ids: Record<string, number>
  beforeAll(async () => {
    db = seeded.db
    await importFile(db, [shirt(ID)])
    ids = await variantIds(db, ID)
  })
  beforeEach(async () => {
    await db.deleteFrom('back_in_stock').execute()
    await db.deleteFrom('jobs').execute()
  })

  const ask = (variant?: number) =>
    askToBeTold(db, { productId: ID, variant, address: ANA, language: 'en' })
  const told = async () => {
    const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute()
    return jobs
      .map(({ payload }) => JSON.parse(payload))
      .filter(({ template }) => template === 'back-in-stock')
      .map(({ data }) => data)
  }
  const setStock = (variant: number | undefined, quantity: number) =>
    db
      .updateTable('variant_stock')
      .set({ quantity })
      .where('variant_id', '=', variant ?? 0)
      .execute()

  test('shoppers can wait only for a sold-out variant of the product', async () => {
    expect(await ask(ids['M / Blue'])).toBe('sent')
    expect(await ask(ids['S / Red'])).toBe('inStock')
    expect(await ask()).toBe('inStock') // Other variants are in stock.
    expect(await ask(999_999)).toBe('unknown')
    const other = { productId: 1, variant: ids['M / Blue'], address: ANA, language: 'en' as const }
    expect(await askToBeTold(db, other)).toBe('unknown')
  })

  test('a reader of German reads the chosen colour in German', async () => {
    const variant = ids['M / Blue']
    await askToBeTold(db, { productId: ID, variant, address: ANA, language: 'de' })
    const [row] = await db.selectFrom('back_in_stock').selectAll().execute()
    await confirmRequest(db, row?.token ?? '', ID, variant)
    await setStock(variant, 2)
    await tellBack(db, [ID])
    expect(await told()).toMatchObject([{ variant, title: `Shirt ${ID} (M, Blau)` }])
    await setStock(variant, 0)
  })

  test('only the variant’s own stock is reported, once, with the chosen options', async () => {
    await ask(ids['M / Blue'])
    const [row] = await db.selectFrom('back_in_stock').selectAll().execute()
    expect(row).toMatchObject({ product_id: ID, variant_id: ids['M / Blue'], state: 'pending' })
    expect(await confirmRequest(db, row?.token ?? '', ID)).toBe(false)
    expect(await confirmRequest(db, row?.token ?? '', ID, ids['M / Blue'])).toBe(true)
    await tellBack(db, [ID])
    expect(await told()).toEqual([])
    await setStock(ids['M / Blue'], 2)
    await tellBack(db, [ID])
    await tellBack(db, 'all')
    const about = { productId: ID, variant: ids['M / Blue'], title: `Shirt ${ID} (M, Blue)` }
    expect(await told()).toEqual([{ token: row?.token, ...about }])
    await setStock(ids['M / Blue'], 0)
    setDatabase(db) // Mails read the product.
    const { html, text } = await backInStockMail('fr', { token: 'x', ...about })
    expect(html).toContain(`/fr/shop/${ID}?variant=${ids['M / Blue']}`)
    expect(html).not.toMatch(/\/fr\/shop\/\d+"/)
    // The card's price is that of the cheapest variant.
    expect(text).not.toMatch(/\d,\d\d/)
  })
})
