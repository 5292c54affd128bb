import { hash, randomBytes } from 'node:crypto'
import { photoNames } from '../../catalogue/ratings/review-photos.server'
import { enqueue } from '../../database/jobs/jobs.server'
import type { Connection, Database } from '../../database/tables.server'
import { HOUR_MS } from '../../durations'
import { reviewMaster } from '../../media/masters.server'
import { keptMasters } from '../../media/open-masters.server'
import { MOST_PHOTOS } from './photo-rules'

const NAME_BYTES = 16
/** The kind of job that deletes pictures which no review names, or none any more. */
export const REMOVE_PHOTOS = 'review-photos'
/** The time within which a review names a kept picture. */
const NAMED_MS = HOUR_MS

/** Thrown where a review would have too many photos; nothing of its change is stored. */
export class TooManyPhotos extends Error {}

/** A kept picture that a review is about to name. */
interface KeptPhoto {
  name: string
  digest: string
}

/**
 * Keeps pictures under random names. A job looks later whether a review names them, as this process
 * may be killed before one does. Throws MastersAway.
 */
export async function keepPhotos(
  db: Database,
  pictures: readonly Uint8Array[],
): Promise<KeptPhoto[]> {
  if (pictures.length === 0) return []
  const kept = pictures.map((picture) => ({
    name: randomBytes(NAME_BYTES).toString('hex'),
    digest: hash('sha256', picture, 'hex'),
  }))
  const payload = { names: kept.map(({ name }) => name) }
  await enqueue(db, { kind: REMOVE_PHOTOS, payload, runAt: Date.now() + NAMED_MS })
  const masters = await keptMasters()
  for (const [at, { name }] of kept.entries())
    await masters.keep(reviewMaster(name), Buffer.from(pictures[at] as Uint8Array))
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

/** Deletes those of the pictures that no review names. Throws MastersAway. */
export async function deleteUnnamed(db: Connection, names: readonly string[]) {
  if (names.length === 0) return
  const rows = db.selectFrom('review_photos').select('name').where('name', 'in', names)
  const named = new Set((await rows.execute()).map(({ name }) => name))
  const masters = await keptMasters()
  for (const name of names) if (!named.has(name)) await masters.remove(reviewMaster(name))
}

/** Handles the job. */
export const removalHandler =
  (db: Database) =>
  ({ names }: { names: string[] }) =>
    deleteUnnamed(db, names)
