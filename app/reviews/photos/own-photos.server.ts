import { photoNames } from '../../catalogue/ratings/review-photos.server'
import type { Connection } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { drawSize } from '../../media/draw.server'
import { reviewMaster } from '../../media/masters.server'
import { keptMasters } from '../../media/open-masters.server'

const WIDTH = 192

/** A photo of a review as its writer sees it before anybody else may. */
export interface OwnPhoto {
  name: string
  /** The picture itself as an address; empty where it cannot be had now. */
  src: string
}

/** Returns a review's photos, small: the page is private, and so are its pictures. */
export async function ownPhotos(db: Connection, reviewId: number): Promise<OwnPhoto[]> {
  const names = (await photoNames(db, [reviewId])).get(reviewId) ?? []
  return Promise.all(names.map(async (name) => ({ name, src: await small(name) })))
}

async function small(name: string) {
  try {
    const file = await (await keptMasters()).find(reviewMaster(name))
    if (file === undefined) return ''
    return `data:image/webp;base64,${(await drawSize(file, WIDTH, 'webp')).toString('base64')}`
  } catch (error) {
    log.warn({ err: error }, 'a photo of a review cannot be shown to its writer')
    return ''
  }
}
