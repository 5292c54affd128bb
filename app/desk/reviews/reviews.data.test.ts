import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { keptPhoto } from '../../../tests/support/buyers/photos'
import { REVIEW, reviewing } from '../../../tests/support/buyers/reviewing'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import { ownDataFolder } from '../../../tests/support/files/own-data-folder'
import { findProduct } from '../../catalogue/queries/products.server'
import { reviewsOnPage } from '../../catalogue/ratings/published-reviews.server'
import type { Database } from '../../database/tables.server'
import { storeReview } from '../../reviews/photos/store-review.server'

const SCRIPT = '</script><b onclick=x>Thanks</b>'

eachDatabase('reviews at the desk', (open) => {
  ownDataFolder()
  let db: Database
  let desk: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    db = await open('seeded')
    desk = deskCaller(db)
  })
  const list = async (query = '') =>
    (await desk.ask('reader', 'GET', `/reviews?${query}`)).body.rows
  const send = (path: string, body: object) => desk.ask('staff', 'POST', `/reviews/${path}`, body)
  async function shown() {
    const product = await findProduct(db, 3)
    if (!product) throw new Error('no product 3')
    const { reviews } = await reviewsOnPage(db, product, { sort: 'newest', page: 1 })
    return reviews.filter(({ verified }) => verified)
  }

  test('a held review waits, and once approved shows with its answer below', async () => {
    const { bought, write } = reviewing(db, 3)
    const token = await bought('delivered')
    await write(token, { text: 'Fine.', stars: '4' })
    const [{ id, changedAt, product, order }] = await list()
    expect([typeof product, order]).toEqual(['string', expect.stringContaining('EX-')])
    await write(token, { text: 'Rather bad.', stars: '2' })
    const late = await send(`${id}/state`, { state: 'published', changedAt })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(await shown()).toEqual([])
    const [now] = await list('stars=2')
    expect(await list('stars=4')).toEqual([])
    const approve = () => send(`${id}/state`, { state: 'published', changedAt: now.changedAt })
    const twice = await Promise.all([approve(), approve()])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shown()).toMatchObject([{ comment: 'Rather bad.' }])
    expect((await shown())[0]).not.toHaveProperty('answer')
    const [approved] = await list('state=published')
    const answered = { text: SCRIPT, changedAt: approved.changedAt }
    expect((await send(`${id}/answer`, answered)).status).toBe(200)
    expect((await send(`${id}/answer`, answered)).status).toBe(409)
    expect(await shown()).toMatchObject([{ answer: SCRIPT }])
    expect(await list('state=published')).toMatchObject([{ answeredBy: 'The staff' }])
  })

  test('a review is hidden with a reason, and its answer is deleted', async () => {
    const [{ id, changedAt }] = await list('state=published')
    await send(`${id}/answer`, { text: '', changedAt })
    expect((await shown())[0]).not.toHaveProperty('answer')
    const [again] = await list('state=published')
    const hide = { state: 'hidden', reason: 'Not about it.', changedAt: again.changedAt }
    expect((await send(`${id}/state`, hide)).status).toBe(200)
    expect(await list('state=hidden')).toMatchObject([{ reason: 'Not about it.' }])
    expect(desk.audited.at(-1)).toMatchObject({ action: 'review.hidden' })
  })

  test('photos are seen whatever the state, and one is taken away by itself', async () => {
    const { bought } = reviewing(db, 3)
    const token = await bought('delivered')
    const pictures = [await keptPhoto('#a00'), await keptPhoto('#0a0')]
    const written = { values: REVIEW, language: 'en' as const, pictures, dropped: [] }
    await storeReview(db, { token, line: '1' }, written)
    const [{ id, photos, changedAt }] = await list()
    expect(photos).toHaveLength(2)
    const path = `/reviews/${id}/photos/${photos[0]}`
    const picture = await desk.send('reader', 'GET', `${path}?width=192`)
    expect(picture.headers.get('Content-Type')).toBe('image/webp')
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(40)
    for (const wrong of [`${path}?width=191`, `/reviews/${id}/photos/x`, path.replace(id, '1')])
      expect((await desk.ask('reader', 'GET', wrong)).status).toBe(404)
    expect((await desk.ask(undefined, 'GET', path)).status).toBe(401)

    const remove = (role: 'reader' | 'staff', at: number) =>
      desk.ask(role, 'DELETE', path, { changedAt: at })
    expect((await remove('reader', changedAt)).status).toBe(403)
    expect((await remove('staff', changedAt - 1)).status).toBe(409)
    await send(`${id}/state`, { state: 'published', changedAt })
    expect((await shown())[0]?.photos).toHaveLength(2)
    const [published] = await list('state=published')
    expect((await remove('staff', published.changedAt)).status).toBe(200)
    expect((await shown())[0]?.photos).toEqual([{ src: `/media/reviews/${photos[1]}` }])
    expect((await remove('staff', published.changedAt)).status).toBe(404)
    expect((await desk.ask('reader', 'GET', path)).status).toBe(404)
    expect(desk.audited.at(-1)).toMatchObject({ action: 'review.photo_removed' })
  })

  test('an unknown review, impossible stars and a missing right are refused', async () => {
    const hide = { state: 'hidden', changedAt: 1 }
    for (const id of ['0', '999999', 'x', '1e3'])
      expect((await send(`${id}/state`, hide)).status).toBe(404)
    expect((await send('1/state', { state: 'held', changedAt: 1 })).status).toBe(422)
    expect((await desk.ask('reader', 'GET', '/reviews?stars=6')).status).toBe(422)
    expect((await desk.ask('viewer', 'POST', '/reviews/1/state', hide)).status).toBe(403)
  })
})
