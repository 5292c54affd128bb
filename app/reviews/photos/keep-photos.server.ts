import { hash, randomBytes } from 'node:crypto'
import { photoNames } from '../../catalogue/ratings/review-photos.server'
import { enqueue } from '../../database/jobs/jobs.server'
import type { Connection } from '../../database/tables.server'
import { reviewMaster } from '../../media/masters.server'
import { keptMasters } from '../../media/open-masters.server'
import { MOST_PHOTOS } from './photo-rules'

const NAME_BYTES = 16

/** Thrown where a review would have too many photos; nothing of its change is stored. */
export class TooManyPhotos extends Error {}

/** A kept picture that a review is about to name. */
export interface KeptPhoto {
  name: string
  digest: string
}

/** Keeps pictures under random names. Throws MastersAway. */
export async function keepPhotos(pictures: readonly Uint8Array[]): Promise<KeptPhoto[]> {
  if (pictures.length === 0) return []
  const masters = await keptMasters()
  const kept: KeptPhoto[] = []
  for (const picture of pictures) {
    const name = randomBytes(NAME_BYTES).toString('hex')
    await masters.keep(reviewMaster(name), Buffer.from(picture))
    kept.push({ name, digest: hash('sha256', picture, 'hex') })
  }
  return kept
}

export interface PhotoChanges {
  added: readonly KeptPhoto[]
  /** The names of photos to take away. */
  dropped: readonly string[]
}

/** Changes the photos of a review; one that it has is not added again. Throws TooManyPhotos. */
export async function changePhotos(
  connection: Connection,
  reviewId: number,
  { added, dropped }: PhotoChanges,
) {
  const before = await connection
    .selectFrom('review_photos')
    .select(['name', 'digest', 'place'])
    .where('review_id', '=', reviewId)
    .orderBy('place')
    .execute()
  const left = before.filter(({ name }) => !dropped.includes(name))
  const known = new Set(left.map(({ digest }) => digest))
  const fresh = new Map(added.map((one) => [one.digest, one]))
  for (const digest of known) fresh.delete(digest)
  if (left.length + fresh.size > MOST_PHOTOS) throw new TooManyPhotos()
  const gone = before.filter((one) => !left.includes(one)).map(({ name }) => name)
  await removePhotos(connection, gone)
  const last = before.at(-1)?.place ?? 0
  const rows = [...fresh.values()].map((one, at) => ({
    ...one,
    review_id: reviewId,
    place: last + at + 1,
    created_at: Date.now(),
  }))
  if (rows.length > 0) await connection.insertInto('review_photos').values(rows).execute()
}

/** The kind of job that deletes pictures once the change that took them away is stored. */
export const REMOVE_PHOTOS = 'review-photos'

/** Takes photos away. Their pictures are deleted by a job, which a broken process leaves behind. */
export async function removePhotos(connection: Connection, names: readonly string[]) {
  if (names.length === 0) return
  await connection.deleteFrom('review_photos').where('name', 'in', names).execute()
  await enqueue(connection, { kind: REMOVE_PHOTOS, payload: { names } })
}

/** Takes all photos of reviews away. */
export async function removePhotosOf(connection: Connection, reviewIds: number[]) {
  await removePhotos(connection, [...(await photoNames(connection, reviewIds)).values()].flat())
}

/** Deletes the pictures of photos that were taken away. Throws MastersAway. */
export async function deletePictures({ names }: { names: string[] }) {
  const masters = await keptMasters()
  for (const name of names) await masters.remove(reviewMaster(name))
}

/** Deletes those of kept pictures that no review names after all. Throws MastersAway. */
export async function deleteUnnamed(db: Connection, kept: readonly KeptPhoto[]) {
  if (kept.length === 0) return
  const names = kept.map(({ name }) => name)
  const rows = db.selectFrom('review_photos').select('name').where('name', 'in', names)
  const named = new Set((await rows.execute()).map(({ name }) => name))
  await deletePictures({ names: names.filter((name) => !named.has(name)) })
}
