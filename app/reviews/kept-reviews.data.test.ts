import { beforeAll, beforeEach, expect, test } from 'vitest'
import { REVIEW, reviewing } from '../../tests/support/buyers/reviewing'
import { eachDatabase } from '../../tests/support/databases'
import { importProducts } from '../catalogue/incoming/import-products.server'
import { unlist } from '../catalogue/incoming/store-products.server'
import { findProduct } from '../catalogue/queries/products.server'
import { setDatabase } from '../database/current.server'
import type { Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { anonymise } from '../orders/anonymise.server'
import { anonymiseReviews, removeReviews } from './forget-reviews.server'
import { listReviews } from './review-queue.server'

const PRODUCT = 7

eachDatabase('reviews stay', (open) => {
  let db: Database
  let buyers: ReturnType<typeof reviewing>
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    buyers = reviewing(db, PRODUCT)
  })
  beforeEach(() => buyers.clear())

  const product = async () => {
    const found = await findProduct(db, PRODUCT)
    if (!found) throw new Error('no such product')
    return found
  }

  const row = (more: object) =>
    (async function* () {
      yield { row: 1, value: { id: PRODUCT, title: 'Again', category: 'new', price: 5, ...more } }
    })()

  test('a repeated import keeps the reviews and recounts the catalogue’s own rating', async () => {
    const { moderate, published } = buyers
    await published({ stars: '1' })
    const reviews = [{ rating: 4, comment: 'ok', date: '2026-01-01', reviewerName: 'Bo' }]
    const put = (more: object, partial = false) =>
      importProducts(db, row(more), { source: 'file', partial })
    await put({ rating: 4, reviews })
    expect(await product()).toMatchObject({ rating: 2.5, reviewCount: 2 })
    expect((await product()).reviews).toHaveLength(2)
    expect(await put({ rating: 4, reviews })).toMatchObject({ changed: 0 })
    await put({ price: 6 }, true)
    expect(await product()).toMatchObject({ price: 600, rating: 2.5, reviewCount: 2 })
    await put({ rating: 3 }, true)
    expect(await product()).toMatchObject({ rating: 2, reviewCount: 2 })
    await moderate('hidden')
    expect(await product()).toMatchObject({ rating: 3, reviewCount: 1 })
    await Promise.all([put({ rating: 5, reviews }), moderate('published')])
    expect(await product()).toMatchObject({ rating: 3, reviewCount: 2 })
  })

  test('a removed product shows no reviews, and has them again when it is back', async () => {
    const { moderate, published } = buyers
    await published()
    await unlist(db, [PRODUCT])
    expect(await findProduct(db, PRODUCT)).toBeUndefined()
    await moderate('hidden')
    await moderate('published')
    await importProducts(db, row({ rating: 4 }), { source: 'file', partial: true })
    expect((await product()).reviews.filter(({ verified }) => verified)).toHaveLength(1)
  })

  test('an erasure removes the reviews; old orders keep published ones without a name', async () => {
    const { bought, write, published } = buyers
    const before = await product()
    const [one, other, third] = [await published(), await published(), await bought('shipped')]
    await write(third)
    const ids = async (...tokens: string[]) =>
      (await db.selectFrom('orders').select('id').where('token', 'in', tokens).execute()).map(
        ({ id }) => id,
      )
    const erased = await ids(one)
    expect(await inTransaction(db, (to) => removeReviews(to, erased))).toMatchObject({
      removed: [expect.any(Number)],
    })
    expect((await product()).reviewCount).toBe(before.reviewCount + 1)
    const old = await ids(other, third)
    expect(await inTransaction(db, (to) => anonymiseReviews(to, old))).toEqual([PRODUCT])
    expect(await listReviews(db)).toMatchObject([{ name: '', state: 'published' }])
    expect((await product()).reviews[0]).toMatchObject({ reviewerName: '', comment: REVIEW.text })
    await anonymise(db, await ids(third))
    expect(await write(third)).toMatchObject({ code: 'closed' })
  })
})
