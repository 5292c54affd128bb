import { beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { announceChange, type DataChange, onChange } from '../../database/changes.server'
import type { Database } from '../../database/tables.server'
import { countInStock, listCards } from '../queries/products.server'
import { soldOutProducts } from './sold-out.server'

const ALL = { show: 300 }
const TURNED = { products: [], turned: true }

eachDatabase('products that are sold out', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  const setStock = async (id: number, pieces: number) => {
    await db.updateTable('stock').set({ quantity: pieces }).where('product_id', '=', id).execute()
    announceChange(db, { products: [id], left: new Map([[id, pieces]]) })
  }
  const inStock = async () => listCards(db, { ...ALL, inStock: await soldOutProducts(db) })

  test('a list of what is in stock leaves them out, and is counted', async () => {
    const { total } = await listCards(db, ALL)
    const { products, total: left } = await inStock()
    const { ids } = await soldOutProducts(db)
    expect(ids.size).toBe(6)
    expect([products.length, left]).toEqual([total - 6, total - 6])
    expect(products.every(({ stock }) => stock > 0)).toBe(true)
    expect(await countInStock(db, {})).toBe(left)
    const { total: baby } = await listCards(db, { ...ALL, category: 'womens-accessories' })
    expect(await countInStock(db, { category: 'womens-accessories' })).toBe(baby - 1)
    expect(await countInStock(db, { q: 'boots' })).toBe(1)
  })

  test('a sale of the last piece and its return are told at once', async () => {
    const heard = vi.fn<(change: DataChange) => void>()
    const leave = onChange(heard)
    const { total } = await inStock()
    const followed = await soldOutProducts(db)
    const { version } = followed
    await setStock(1, 4)
    expect(followed.version).toBe(version)
    expect(heard).not.toHaveBeenCalledWith(TURNED)
    await setStock(1, 0)
    expect((await inStock()).total).toBe(total - 1)
    expect(followed.version).toBe(version + 1)
    expect(heard).toHaveBeenCalledWith(TURNED)
    await setStock(1, 0)
    await setStock(1, 3)
    expect((await inStock()).total).toBe(total)
    expect(followed.version).toBe(version + 2)
    leave()
  })

  test('a changed product is read again', async () => {
    const { total } = await inStock()
    await db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', 2).execute()
    announceChange(db, { products: [2] })
    await expect.poll(async () => (await inStock()).total).toBe(total - 1)
    await db.updateTable('stock').set({ quantity: 8 }).where('product_id', '=', 2).execute()
    announceChange(db, { products: 'all' })
    await expect.poll(async () => (await inStock()).total).toBe(total)
  })
})
