import type { Language } from '../../business'
import type { Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import type { ReviewValues } from '../review-rules'
import { type LineId, writeReview } from '../write-review.server'
import { deleteUnnamed, keepPhotos } from './keep-photos.server'

interface Written {
  values: ReviewValues
  language: Language
  /** New photos as they are kept. */
  pictures: readonly Uint8Array[]
  /** The names of photos to take away. */
  dropped: readonly string[]
}

/** Stores a review with its photos, whose pictures are kept first. Throws MastersAway. */
export async function storeReview(
  db: Database,
  line: LineId,
  { values, language, pictures, dropped }: Written,
) {
  const added = await keepPhotos(db, pictures)
  const written = await writeReview(db, line, { values, language, photos: { added, dropped } })
  const names = added.map(({ name }) => name)
  await deleteUnnamed(db, names).catch((error) =>
    log.warn({ err: error }, 'photos of no review are deleted later'),
  )
  return written
}
