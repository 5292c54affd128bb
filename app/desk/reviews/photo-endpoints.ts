import { z } from 'zod'
import { PHOTO_NAME, photoNames } from '../../catalogue/ratings/review-photos.server'
import { drawSize } from '../../media/draw.server'
import { MastersAway, reviewMaster } from '../../media/masters.server'
import { keptMasters } from '../../media/open-masters.server'
import { removePhoto } from '../../reviews/photos/remove-photo.server'
import { PICTURE_WIDTHS } from '../../ui/picture-sources'
import { DeskFault, endpoint } from '../api/endpoint'
import { changedAt, reviewIdOf, rewritten } from './review-endpoints'

const PATH = '/reviews/:id/photos/:name'

/** Endpoints for photos of reviews, also of those that nobody else may see. */
export const reviewPhotoEndpoints = [
  endpoint(`GET ${PATH}`, 'reviews.read', {
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
  endpoint(`DELETE ${PATH}`, 'reviews.change', {
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
