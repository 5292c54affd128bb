import { beforeAll, expect, test } from 'vitest'
import { reviewing } from '../../../tests/support/buyers/reviewing'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import { findProduct } from '../../catalogue/queries/products.server'
import { reviewsOnPage } from '../../catalogue/ratings/published-reviews.server'
import { seedDemo } from '../../catalogue/seed.server'
import type { Database } from '../../database/tables.server'

const SCRIPT = '</script><b onclick=x>Thanks</b>'

eachDatabase('reviews at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    db = await open()
    await seedDemo(db)
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

  test('an unknown review, impossible stars and a missing right are refused', async () => {
    const hide = { state: 'hidden', changedAt: 1 }
    for (const id of ['0', '999999', 'x', '1e3'])
      expect((await send(`${id}/state`, hide)).status).toBe(404)
    expect((await send('1/state', { state: 'held', changedAt: 1 })).status).toBe(422)
    expect((await desk.ask('reader', 'GET', '/reviews?stars=6')).status).toBe(422)
    expect((await desk.ask('viewer', 'POST', '/reviews/1/state', hide)).status).toBe(403)
  })
})
