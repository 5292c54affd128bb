import type { Language } from '../business'
import { withinLimit } from '../input/time-limit'
import { CARD_FIELDS, readCard } from './just-for-you'
import type { ChoosingAnswer } from './quick-view/choosing-api'

const LIMIT_MS = 15_000

/** Fetches cards in the order of the ids, without those that are no longer sold. Never rejects. */
export async function fetchCards(ids: readonly number[], language: Language, leaving: AbortSignal) {
  const signal = withinLimit(leaving)
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        const response = await fetch(
          `/api/products/${id}?select=${CARD_FIELDS}&language=${language}`,
          { signal },
        )
        return response.ok ? readCard(await response.json()) : undefined
      } catch {
        return undefined
      }
    }),
  )
  return found.filter((card) => card !== undefined)
}

/** Fetches a product with options; undefined when it is no longer sold. Never rejects. */
export async function fetchOffer(id: number) {
  try {
    const response = await fetch(`/api/choosing/${id}`, { signal: AbortSignal.timeout(LIMIT_MS) })
    return response.ok ? ((await response.json()) as ChoosingAnswer) : undefined
  } catch {
    return undefined
  }
}
