import { beforeAll, beforeEach, expect, test } from 'vitest'
import { reviewing } from '../../tests/support/buyers/reviewing'
import { hearChanges } from '../../tests/support/catalogue/change-log'
import { eachDatabase } from '../../tests/support/databases'
import { waitingJobs } from '../../tests/support/placed-order'
import { LANGUAGES } from '../business'
import { catalogueResponse } from '../catalogue/api/catalogue-responses.server'
import { currentIndex } from '../catalogue/index/current-index.server'
import { findProduct, listCards } from '../catalogue/queries/products.server'
import { reviewsOnPage } from '../catalogue/ratings/published-reviews.server'
import { recountRatings } from '../catalogue/ratings/recount.server'
import { setDatabase } from '../database/current.server'
import type { Database } from '../database/tables.server'
import { Outdated, renderTemplate } from '../mail/templates.server'
import { moderateReview } from './moderate.server'
import { registerReviewMails } from './register-mails.server'
import { listReviews } from './review-queue.server'
import { findReviewable } from './write-review.server'

const PRODUCT = 7

eachDatabase('reviews', (open) => {
  let db: Database
  let buyers: ReturnType<typeof reviewing>
  let seeded: { rating: number; reviewCount: number }
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    await currentIndex(db)
    seeded = await product()
    buyers = reviewing(db, PRODUCT)
  })
  beforeEach(() => buyers.clear())

  const product = async (id = PRODUCT) => {
    const found = await findProduct(db, id)
    if (!found) throw new Error('no such product')
    return found
  }
  test('reviews are written for what was sent, only by the order’s link', async () => {
    const { bought, write } = buyers
    for (const status of ['awaiting_payment', 'cancelled'] as const)
      expect(await write(await bought(status))).toEqual({ ok: false, code: 'closed', status })
    for (const status of ['shipped', 'delivered'] as const)
      expect(await write(await bought(status))).toEqual({ ok: true })
    const token = await bought('shipped')
    for (const line of ['0', '2', '01', '1.0', 'x', '', '-1', '99999999999'])
      expect(await write(token, {}, line), line).toEqual({ ok: false, code: 'not_found' })
    expect(await write('unknown')).toEqual({ ok: false, code: 'not_found' })
    expect(await findReviewable(db, { token, line: '2' })).toBeUndefined()
    expect(await listReviews(db)).toHaveLength(2)
  })

  test('two reviews of one line at once are one, which can change until it is looked at', async () => {
    const { bought, write, moderate } = buyers
    const token = await bought('delivered')
    const both = await Promise.all([write(token, { stars: '1' }), write(token, { stars: '2' })])
    expect(both).toEqual([{ ok: true }, { ok: true }])
    expect(await listReviews(db)).toHaveLength(1)
    expect(await write(token, { text: 'After a week' })).toEqual({ ok: true })
    expect(await listReviews(db)).toMatchObject([{ stars: 5, text: 'After a week', state: 'held' }])
    for (const state of ['published', 'hidden'] as const) {
      await moderate(state)
      expect(await write(token, { text: 'Too late' })).toEqual({ ok: false, code: 'looked_at' })
    }
    expect((await findReviewable(db, { token, line: '1' }))?.review).toMatchObject({
      text: 'After a week',
      state: 'hidden',
    })
  })

  test('the shop gets one mail about a held review, as long as it is held', async () => {
    const { bought, write, moderate } = buyers
    const before = new Set((await waitingJobs(db, 'review-held')).map(({ key }) => key))
    const token = await bought('delivered')
    await write(token, { stars: '2', text: 'evil.example' })
    await write(token, { stars: '3', text: 'evil.example' })
    const jobs = (await waitingJobs(db, 'review-held')).filter(({ key }) => !before.has(key))
    expect(jobs).toMatchObject([{ to: 'shop@exclusive.example' }])
    registerReviewMails()
    for (const language of LANGUAGES) {
      const mail = await renderTemplate('review-held', language, jobs[0].data)
      for (const part of [mail.subject, mail.html, mail.text])
        expect(part.replace(/<style[\s\S]*?<\/style>/g, '')).not.toMatch(/\{\w+\}|undefined|evil/)
      expect(mail.text).toMatch(/3 \S+ 5|3 \S+ \S+ 5/)
    }
    await moderate('published')
    await expect(renderTemplate('review-held', 'en', jobs[0].data)).rejects.toThrow(Outdated)
  })

  test('held reviews show nowhere; published ones count everywhere, hidden ones no longer', async () => {
    const { bought, write, moderate } = buyers
    const before = { rating: seeded.rating, reviewCount: seeded.reviewCount }
    const token = await bought('delivered')
    await write(token, { stars: '1', title: '</script><b>' })
    expect(await product()).toMatchObject(before)
    const { heard, stop } = hearChanges()
    expect(await moderate('published')).toEqual({ changed: true })
    expect(await moderate('published')).toEqual({ changed: false })
    expect(await moderateReview(db, 999_999, { state: 'published' })).toBeUndefined()
    await expect.poll(() => heard).toEqual([{ products: [PRODUCT] }])
    stop()

    const n = seeded.reviewCount
    const rating = Math.floor(
      (2 * (Math.round(seeded.rating * 100) * n + 100) + n + 1) / (2 * (n + 1)),
    )
    const shown = { rating: rating / 100, reviewCount: n + 1 }
    const now = await product()
    expect(now).toMatchObject(shown)
    expect(now.reviews[0]).toMatchObject({ rating: 1, verified: true, title: '</script><b>' })
    const { products } = await listCards(db, { sort: 'rating', show: 1000 })
    expect(products.find(({ id }) => id === PRODUCT)).toMatchObject(shown)
    const ratings = products.map((one) => one.rating)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
    const api = await catalogueResponse(db, `/products/${PRODUCT}`, new URLSearchParams(), '')
    const answer = JSON.parse(String(api.body))
    expect(answer.rating).toBe(shown.rating)
    expect(answer.reviews).toHaveLength(n + 1)
    expect(answer.reviews[0]).toEqual({
      rating: 1,
      comment: 'Very good.',
      title: '</script><b>',
      date: expect.stringMatching(/^\d{4}-.*Z$/),
      reviewerName: 'Ana R.',
      language: 'en',
      verified: true,
    })

    await moderate('hidden', 'It is no review')
    expect(await product()).toMatchObject(before)
    expect((await product()).reviews).toHaveLength(n)
    expect(await findReviewable(db, { token, line: '1' })).toMatchObject({
      review: { state: 'hidden', reason: 'It is no review' },
    })
  })

  test('the page shows reviews in the requested order, and counts all', async () => {
    const { published } = buyers
    for (const stars of ['2', '5', '1']) await published({ stars, text: `${stars} stars` })
    const found = await product()
    const without = { ...found, reviews: found.reviews.slice(3) }
    const first = { sort: 'newest', page: 1 } as const
    const given = (await reviewsOnPage(db, without, first)).counts
    const read = async (sort: 'newest' | 'highest' | 'lowest') => {
      const { reviews, counts } = await reviewsOnPage(db, found, { sort, page: 1 })
      expect(counts).toEqual(given.map((count, at) => count + ([0, 1, 4].includes(at) ? 1 : 0)))
      return reviews
    }
    const own = (await read('newest')).filter(({ verified }) => verified)
    expect(own.map(({ rating }) => rating)).toEqual([1, 5, 2])
    const { passing, ...two } = await reviewsOnPage(db, found, { ...first, only: 2 })
    expect(two.reviews.map(({ rating }) => rating)).toEqual(Array(passing).fill(2))
    expect(passing).toBe(two.counts[1])
    expect((await read('highest'))[0]?.rating).toBe(5)
    expect((await read('lowest'))[0]).toMatchObject({ rating: 1, comment: '1 stars' })
  })

  test('each page holds its reviews, none twice and none left out', async () => {
    const { bought } = buyers
    await bought('delivered')
    const [{ id: order } = { id: 0 }] = await db
      .selectFrom('orders')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    const many = 103
    const stars = (at: number) => 1 + (at % 5)
    for (let at = 1; at <= many; at++)
      await db
        .insertInto('reviews')
        .values({
          order_id: order,
          position: at,
          product_id: PRODUCT,
          stars: stars(at),
          name: 'Ana',
          title: '',
          text: `own ${at}`,
          language: 'en',
          state: 'published',
          reason: null,
          created_at: 1000 * at,
          changed_at: 1000 * at,
        })
        .execute()
    await recountRatings(db, [PRODUCT])
    const found = await product()
    const all = found.reviewCount
    expect(all).toBe(seeded.reviewCount + many)
    for (const sort of ['newest', 'highest', 'lowest'] as const) {
      const pages = await Promise.all(
        [1, 2, 3, 4, 99].map((page) => reviewsOnPage(db, found, { sort, page })),
      )
      expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 3, 3])
      const seen = pages.slice(0, 3).flatMap(({ reviews }) => reviews)
      expect(seen).toHaveLength(all)
      expect(new Set(seen.map(({ comment, date }) => comment + date)).size).toBe(all)
      const five = await reviewsOnPage(db, found, { sort, only: 5, page: 9 })
      expect(five).toMatchObject({ page: 1, passing: five.reviews.length, pictured: 0 })
      expect(five.counts[4]).toBe(five.passing)
      const ratings = seen.map(({ rating }) => rating)
      if (sort === 'highest') expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
      if (sort === 'lowest') expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
    }
  })
})
