import type { Database } from '../database/tables.server'
import { type Offer, readOffers } from './placing/price-items.server'

interface Batch {
  ids: Set<number>
  offers: Promise<Map<number, Offer>>
}

const batches = new WeakMap<Database, Batch>()

/** Offers for a quote: requests that come in together are answered from one read. */
export function readOffersTogether(db: Database, ids: readonly number[]) {
  let batch = batches.get(db)
  if (!batch) {
    const wanted = new Set<number>()
    const offers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(db)
      return readOffers(db, wanted)
    })
    batch = { ids: wanted, offers }
    batches.set(db, batch)
  }
  for (const id of ids) batch.ids.add(id)
  return batch.offers
}
