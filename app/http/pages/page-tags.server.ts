import { AsyncLocalStorage } from 'node:async_hooks'

/** What a page shows: products by id, and 'listing' when it depends on which products there are. */
export type Tag = number | 'listing'

const current = new AsyncLocalStorage<Set<Tag>>()

/**
 * Queries call this with what they hand to a page, so that the page is dropped from the cache when
 * one of its products changes. Outside a page it does nothing.
 */
export function noteShown(shown: Tag | Iterable<Tag>) {
  const tags = current.getStore()
  if (!tags) return
  if (typeof shown === 'object') for (const tag of shown) tags.add(tag)
  else tags.add(shown)
}

/** Runs `body` and answers with all that was noted on the way. */
export async function collectShown<T>(body: () => Promise<T>) {
  const tags = new Set<Tag>()
  return { result: await current.run(tags, body), tags }
}
