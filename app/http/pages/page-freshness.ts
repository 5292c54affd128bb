import type { CachedPage } from './cached-page.server'
import type { PageUrgency } from './touched-tags.server'

/** Changes are announced, so this only bounds how long a missed one shows. */
export const FRESH_MS = 60_000
/** The longest a page is sent stale; with half a second to hear of a change, below 2 s. */
const BEHIND_MS = 1300

/** Marks a page that shows what changed at `time`. */
export function touch(page: CachedPage, urgency: PageUrgency, time: number) {
  const atOnce = urgency === 'now' || (urgency === 'once a second' && page.refreshFrom <= time)
  page.staleFrom = Math.min(page.staleFrom, time)
  page.outdatedFrom = Math.min(page.outdatedFrom, atOnce ? time : time + BEHIND_MS)
}

export function showsAny({ tags }: CachedPage, touched: ReadonlyMap<string, PageUrgency>) {
  for (const tag of touched.keys()) if (tags.has(tag)) return true
  return false
}
