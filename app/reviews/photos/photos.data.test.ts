import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { keptPhoto } from '../../../tests/support/buyers/photos'
import { REVIEW, reviewing } from '../../../tests/support/buyers/reviewing'
import { eachDatabase } from '../../../tests/support/databases'
import { ownDataFolder } from '../../../tests/support/files/own-data-folder'
import { catalogueResponse } from '../../catalogue/api/catalogue-responses.server'
import { findProduct } from '../../catalogue/queries/products.server'
import { reviewsOnPage } from '../../catalogue/ratings/published-reviews.server'
import { isShownPhoto, photoNames } from '../../catalogue/ratings/review-photos.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { masterPath, reviewMaster } from '../../media/masters.server'
import { anonymiseReviews, removeReviews } from '../forget-reviews.server'
import { listReviews } from '../review-queue.server'
import { keepPhotos, REMOVE_PHOTOS, removalHandler } from './keep-photos.server'
import { ownPhotos } from './own-photos.server'
import { storeReview } from './store-review.server'
import { photoSweep } from './sweep-photos.server'

const PRODUCT = 7

eachDatabase('photos of reviews', (open) => {
  const folder = ownDataFolder()
  let db: Database
  let buyers: ReturnType<typeof reviewing>
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    buyers = reviewing(db, PRODUCT)
  })
  beforeEach(async () => {
    await buyers.clear()
    await db.deleteFrom('jobs').where('kind', '=', REMOVE_PHOTOS).execute()
  })

  const store = async (token: string, colours: string[], dropped: string[] = []) => {
    const pictures = await Promise.all(colours.map(keptPhoto))
    return storeReview(
      db,
      { token, line: '1' },
      { values: REVIEW, language: 'en', pictures, dropped },
    )
  }
  const newest = async () => {
    const [{ id } = { id: 0 }] = await listReviews(db, { limit: 1 })
    return { id, names: (await photoNames(db, [id])).get(id) ?? [] }
  }
  const isKept = (name: string) => existsSync(join(folder, 'media', masterPath(reviewMaster(name))))
  const kept = () => readdirSync(join(folder, 'media/products')).sort()
  /** Runs the waiting removals, as the worker does. */
  async function work() {
    const jobs = db.selectFrom('jobs').select('payload').where('kind', '=', REMOVE_PHOTOS)
    for (const { payload } of await jobs.execute()) await removalHandler(db)(JSON.parse(payload))
    await db.deleteFrom('jobs').where('kind', '=', REMOVE_PHOTOS).execute()
  }
  async function shown() {
    const product = await findProduct(db, PRODUCT)
    if (!product) throw new Error('no such product')
    const { reviews, ...all } = await reviewsOnPage(db, product, { sort: 'newest', page: 1 })
    const asked = { sort: 'newest', only: 'photos', page: 1 } as const
    const narrowed = await reviewsOnPage(db, product, asked)
    expect(narrowed.reviews).toEqual(reviews.filter(({ photos }) => photos))
    expect([all.pictured, narrowed.passing]).toEqual(Array(2).fill(narrowed.reviews.length))
    return reviews.find(({ verified }) => verified)?.photos?.map(({ src }) => src)
  }
  const bought = () => buyers.bought('delivered')

  test('photos are kept in their order, and shown while their review is published alone', async () => {
    expect(await store(await bought(), ['#a00', '#0a0'])).toEqual({ ok: true })
    const { id, names } = await newest()
    expect(names).toHaveLength(2)
    expect(names.every(isKept)).toBe(true)
    const see = () => Promise.all(names.map((name) => isShownPhoto(db, name)))
    expect([await see(), await shown()]).toEqual([[false, false], undefined])
    await buyers.moderate('published')
    const paths = names.map((name) => `/media/reviews/${name}`)
    expect([await see(), await shown()]).toEqual([[true, true], paths])
    const query = new URLSearchParams()
    const api = await catalogueResponse(db, `/products/${PRODUCT}`, query, 'http://shop')
    expect(JSON.parse(String(api.body)).reviews[0].photos).toEqual(
      paths.map((path) => `http://shop${path}`),
    )
    await buyers.moderate('hidden')
    expect([await see(), await shown()]).toEqual([[false, false], undefined])
    expect((await photoNames(db, [id])).get(id)).toEqual(names)
    expect(await isShownPhoto(db, 'f'.repeat(32))).toBe(false)
  })

  test('a review has three at most, also of several at once; the same photo twice is one', async () => {
    const token = await bought()
    await store(token, ['#a00'])
    expect(await store(token, ['#a00', '#0a0'])).toEqual({ ok: true })
    expect((await newest()).names).toHaveLength(2)
    const before = kept()
    expect(await store(token, ['#00a', '#aa0'])).toEqual({ ok: false, code: 'too_many_photos' })
    expect(kept()).toEqual(before)
    const both = await Promise.all([store(token, ['#00a']), store(token, ['#aa0'])])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    const { names } = await newest()
    expect(names).toHaveLength(3)
    expect(await store(token, ['#0aa'], names.slice(0, 1))).toEqual({ ok: true })
    const after = await newest()
    expect(after.names.slice(0, 2)).toEqual(names.slice(1))
    await work()
    expect([isKept(names[0] as string), kept().length]).toEqual([false, before.length + 1])
    expect(await ownPhotos(db, after.id)).toEqual(
      after.names.map((name) => ({
        name,
        src: expect.stringMatching(/^data:image\/webp;base64,\w/),
      })),
    )
  })

  test('nobody changes the photos of a review that was looked at, or those of another', async () => {
    const token = await bought()
    await store(token, ['#a00'])
    await buyers.moderate('published')
    const { id, names } = await newest()
    const before = kept()
    expect(await store(token, ['#00a'], names)).toEqual({ ok: false, code: 'looked_at' })
    expect(await store(await bought(), ['#0a0'], names)).toEqual({ ok: true })
    await work()
    expect((await photoNames(db, [id])).get(id)).toEqual(names)
    expect(names.every(isKept)).toBe(true)
    expect(kept()).toHaveLength(before.length + 1)
  })

  test('old age deletes photos that were not shown, and an erasure all', async () => {
    const token = await bought()
    await store(token, ['#a00'])
    await buyers.moderate('published')
    const published = await newest()
    const other = await bought()
    await store(other, ['#0a0'])
    const held = await newest()
    const rows = db.selectFrom('orders').select('id').where('token', 'in', [token, other])
    const orders = (await rows.execute()).map(({ id }) => id)
    await inTransaction(db, (connection) => anonymiseReviews(connection, orders))
    await work()
    expect([published, held].map(({ names }) => isKept(names[0] as string))).toEqual([true, false])
    await inTransaction(db, (connection) => removeReviews(connection, orders))
    await work()
    expect(await db.selectFrom('review_photos').selectAll().execute()).toEqual([])
    expect(isKept(published.names[0] as string)).toBe(false)
  })

  test('a picture whose process was killed before a review named it is deleted later', async () => {
    const [lost] = await keepPhotos(db, [await keptPhoto('#a00')])
    await store(await bought(), ['#0a0'])
    const { names } = await newest()
    const jobs = db.selectFrom('jobs').select('run_at').where('kind', '=', REMOVE_PHOTOS)
    for (const { run_at } of await jobs.execute()) expect(run_at).toBeGreaterThan(Date.now())
    await work()
    expect([isKept(lost?.name ?? ''), names.every(isKept)]).toEqual([false, true])
  })

  test('the sweep deletes what no review names any more, once it has seen it twice', async () => {
    await store(await bought(), ['#a00'])
    const { names } = await newest()
    await store(await bought(), ['#0a0'])
    const left = await newest()
    await db.deleteFrom('review_photos').where('review_id', '=', left.id).execute()
    const sweep = photoSweep(db)
    await sweep()
    expect(isKept(left.names[0] as string)).toBe(true)
    await sweep()
    expect(isKept(left.names[0] as string)).toBe(false)
    expect(names.every(isKept)).toBe(true)
  })
})
