import { expect, test } from 'vitest'
import { importFile, shirt, variantIds } from '../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../tests/support/databases'
import { cardsByIds } from '../queries/cards.server'
import { findProduct } from '../queries/products.server'

eachDatabase('cards of products with options', (open) => {
  test('cards say that prices begin there only if a variant on sale costs more', async () => {
    const db = await open('seeded')
    const variants = [
      { sku: 'EVEN-S', values: ['S', 'Red'], price: 20, stock: 5 },
      { sku: 'EVEN-M', values: ['M', 'Red'], price: 20, stock: 5 },
    ]
    await importFile(db, [shirt(900), shirt(901, { variants })])
    const from = async () => (await cardsByIds(db, [900, 901, 1])).map((card) => card.from)
    expect(await from()).toEqual([true, undefined, undefined])
    expect(await findProduct(db, 900)).not.toHaveProperty('from')
    const cheapest = (await variantIds(db, 900))['M / Blue'] as number
    await db.updateTable('variants').set({ listed: 0 }).where('id', '!=', cheapest).execute()
    expect(await from()).toEqual([undefined, undefined, undefined])
  })
})
