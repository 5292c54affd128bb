import { z } from 'zod'
import { STARS } from '../../business'
import { REVIEW_STATES } from '../../catalogue/ratings/rating'
import { PHOTO_NAME, photoNames } from '../../catalogue/ratings/review-photos.server'
import { idsOf } from '../../database/rows.server'
import { drawSize } from '../../media/draw.server'
import { MastersAway, reviewMaster } from '../../media/masters.server'
import { keptMasters } from '../../media/open-masters.server'
import { answerReview } from '../../reviews/answer-review.server'
import { moderateReview } from '../../reviews/moderate.server'
import { removePhoto } from '../../reviews/photos/remove-photo.server'
import { findReviews } from '../../reviews/review-queue.server'
import { PICTURE_WIDTHS } from '../../ui/picture-sources'
import { DeskFault, endpoint, pageFrom, pageNumber, pageOf } from '../api/endpoint'
import { optionalText } from '../api/text-fields'
import { may } from '../rights/rights'

const PHOTO_PATH = '/reviews/:id/photos/:name'

async function drawn(name: string, width: number) {
  try {
    const file = await (await keptMasters()).find(reviewMaster(name))
    if (file === undefined) throw noPhoto()
    return await drawSize(file, width, 'webp')
  } catch (error) {
    if (!(error instanceof MastersAway)) throw error
    throw new DeskFault(503, 'pictures_away', 'Pictures cannot be had right now.')
  }
}

const noPhoto = () => new DeskFault(404, 'no_photo', 'There is no such photo.')

const LONGEST = 2000

/** The time at which the review was read: a change since then is refused. */
export const changedAt = z.number().int()

export const reviewEndpoints = [
  endpoint('GET /reviews', 'reviews.read', {
    input: z.object({
      state: z.enum(['all', ...REVIEW_STATES]).default('held'),
      stars: z.coerce.number().int().min(0).max(STARS).default(0),
      page: pageNumber,
    }),
    handle: async ({ db, staff, input: { state, stars, page } }) => {
      const customers = may(staff.role, 'customers.read')
      const asked = {
        state: state === 'all' ? undefined : state,
        stars: stars || undefined,
        ...pageFrom(page),
      }
      const { rows, ...more } = pageOf(await findReviews(db, asked), page)
      const photos = await photoNames(db, idsOf(rows))
      return {
        rows: rows.map(({ answered_by, answered_at, created_at, changed_at, ...row }) => ({
          ...row,
          ...(!customers && { name: '' }),
          productId: row.product_id,
          photos: photos.get(row.id) ?? [],
          answeredBy: answered_by,
          answeredAt: answered_at,
          createdAt: created_at,
          changedAt: changed_at,
        })),
        ...more,
      }
    },
  }),
  endpoint('POST /reviews/:id/state', 'reviews.change', {
    input: z.object({
      state: z.enum(['published', 'hidden']),
      reason: optionalText(LONGEST).default(''),
      changedAt,
    }),
    handle: async ({ db, params, input: { reason, ...input }, audit }) => {
      const id = reviewIdOf(params.id)
      const moderated = await moderateReview(db, id, {
        ...input,
        ...(reason !== '' && { reason }),
        note: (connection, before) =>
          audit(connection, `review.${input.state}`, `review ${id}`, {
            before: { state: before.state, reason: before.reason },
            after: { state: input.state, reason },
          }),
      })
      if (!moderated) throw noReview()
      if (moderated.rewritten) throw rewritten()
      return moderated
    },
  }),
  endpoint('POST /reviews/:id/answer', 'reviews.change', {
    input: z.object({ text: optionalText(LONGEST), changedAt }),
    handle: async ({ db, params, input, staff, audit }) => {
      const id = reviewIdOf(params.id)
      const answered = await answerReview(db, id, {
        ...input,
        by: staff.name,
        note: (connection, before) =>
          audit(connection, 'review.answered', `review ${id}`, {
            before: { answer: before.answer },
            after: { answer: input.text },
          }),
      })
      if (answered.ok) return {}
      throw answered.code === 'not_found' ? noReview() : rewritten()
    },
  }),
  endpoint(`GET ${PHOTO_PATH}`, 'reviews.read', {
    input: z.object({ width: z.coerce.number().default(1280) }),
    handle: async ({ db, params, input: { width } }) => {
      const id = reviewIdOf(params.id)
      const names = (await photoNames(db, [id])).get(id) ?? []
      const name = names.find((one) => one === params.name)
      if (!name || !PICTURE_WIDTHS.some((one) => one === width)) throw noPhoto()
      const bytes = await drawn(name, width)
      return new Response(new Uint8Array(bytes), {
        headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=600' },
      })
    },
  }),
  endpoint(`DELETE ${PHOTO_PATH}`, 'reviews.change', {
    input: z.object({ changedAt }),
    handle: async ({ db, params, input, audit }) => {
      const id = reviewIdOf(params.id)
      const name = params.name ?? ''
      if (!PHOTO_NAME.test(name)) throw noPhoto()
      const removed = await removePhoto(db, {
        id,
        name,
        changedAt: input.changedAt,
        note: (connection) =>
          audit(connection, 'review.photo_removed', `review ${id}`, {
            before: { photo: name },
            after: {},
          }),
      })
      if (removed.ok) return {}
      throw removed.code === 'not_found' ? noPhoto() : rewritten()
    },
  }),
]

function reviewIdOf(given = '') {
  if (!/^[1-9]\d{0,14}$/.test(given)) throw noReview()
  return Number(given)
}

const noReview = () => new DeskFault(404, 'no_review', 'There is no such review.')

export const rewritten = () =>
  new DeskFault(409, 'changed_meanwhile', 'It was changed meanwhile: look at it again.')
