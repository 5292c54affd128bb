import type { Connection } from '../../database/tables.server'
import type { ReviewPhoto } from '../product/product'

/** Matches a photo's name. */
export const PHOTO_NAME = /^[0-9a-f]{32}$/

/** Returns the address of a photo, which answers while its review is published. */
const photoPath = (name: string) => `/media/reviews/${name}`

/** The reviews of one query: an answer of the API may hold thousands. */
const AT_A_TIME = 500

/** Returns the names of reviews' photos in their order, by review. */
export async function photoNames(connection: Connection, reviewIds: readonly number[]) {
  const names = new Map<number, string[]>()
  for (let from = 0; from < reviewIds.length; from += AT_A_TIME) {
    const rows = await connection
      .selectFrom('review_photos')
      .select(['review_id', 'name'])
      .where('review_id', 'in', reviewIds.slice(from, from + AT_A_TIME))
      .orderBy('review_id')
      .orderBy('place')
      .execute()
    for (const { review_id: id, name } of rows) names.set(id, [...(names.get(id) ?? []), name])
  }
  return names
}

/** Returns the photos of published reviews as pages and the API show them, by review. */
export async function shownPhotos(connection: Connection, reviewIds: readonly number[]) {
  const names = await photoNames(connection, reviewIds)
  const toPhoto = (name: string): ReviewPhoto => ({ src: photoPath(name) })
  return new Map([...names].map(([id, some]) => [id, some.map(toPhoto)] as const))
}

/** Tells whether a photo belongs to a published review. */
export async function isShownPhoto(connection: Connection, name: string) {
  const found = await connection
    .selectFrom('review_photos')
    .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
    .select('review_photos.name')
    .where('review_photos.name', '=', name)
    .where('reviews.state', '=', 'published')
    .executeTakeFirst()
  return found !== undefined
}
