import { photoNames } from '../../catalogue/ratings/review-photos.server'
import type { Connection } from '../../database/tables.server'
import { reviewMaster } from '../../media/masters.server'
import { keptMasters } from '../../media/open-masters.server'

/**
 * Returns the photos of reviews as they are kept, by review, as addresses that hold the pictures
 * themselves: for the file of a person's data. Throws MastersAway.
 */
export async function photosInFull(db: Connection, reviewIds: readonly number[]) {
  const full = new Map<number, string[]>()
  for (const [id, names] of await photoNames(db, reviewIds)) {
    const masters = await keptMasters()
    for (const name of names) {
      const bytes = await masters.read(reviewMaster(name))
      if (bytes)
        full.set(id, [
          ...(full.get(id) ?? []),
          `data:image/webp;base64,${bytes.toString('base64')}`,
        ])
    }
  }
  return full
}
